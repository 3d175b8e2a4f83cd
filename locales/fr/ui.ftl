# Listes, nombres, sommes et probabilités : ce qui n’appartient à aucun titre.

ui-cited = { $text } [{ $rule }]
ui-list-and = { $first } et { $last }
ui-list-comma = { $first }, { $next }
ui-list-semicolon = { $first } ; { $next }
ui-list-none = néant
ui-many-of = { $n } unités de { $formation }
ui-many = { $n } unités ({ $first }…)
ui-decimal = { $whole },{ $tenth }
ui-percent = { $whole },{ $tenth } %
ui-range = { $least } à { $most }
ui-sum = { $name } : { $total }
ui-term = { $amount } { $name } [{ $rule }]
ui-odds-value = { $value } ({ $chance })
ui-odds-spread = { $gauge } : { $values }
ui-odds-chance = { $gauge } : { $chance }
ui-odds-average = { $gauge }, en moyenne : { $average }
ui-fault = { $file }, { $key } : { $sentence }
ui-fault-file = { $file } : { $sentence }
