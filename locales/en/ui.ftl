# Lists, numbers, sums and odds: what belongs to no title.

ui-cited = { $text } [{ $rule }]
ui-list-and = { $first } and { $last }
ui-list-comma = { $first }, { $next }
ui-list-semicolon = { $first }; { $next }
ui-list-none = none
ui-many-of = { $n } units of { $formation }
ui-many = { $n } units ({ $first } …)
ui-decimal = { $whole }.{ $tenth }
ui-percent = { $whole }.{ $tenth }%
ui-range = { $least } to { $most }
ui-sum = { $name }: { $total }
ui-term = { $amount } { $name } [{ $rule }]
ui-odds-value = { $value } ({ $chance })
ui-odds-spread = { $gauge }: { $values }
ui-odds-chance = { $gauge }: { $chance }
ui-odds-average = { $gauge }, on average: { $average }
ui-fault = { $file }, { $key }: { $sentence }
ui-fault-file = { $file }: { $sentence }
