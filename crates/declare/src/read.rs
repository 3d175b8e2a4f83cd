//! Reads the attributes of an enum of messages; whatever is wrong is said where it stands.

use proc_macro2::Span;
use quote::format_ident;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{
    Attribute, Data, DeriveInput, Error, Expr, Field, Fields, Generics, Ident, Lit, LitStr, Result,
    Token, Type, Variant,
};

/// An enum of messages.
pub(crate) struct Messages {
    /// The enum.
    pub(crate) name: Ident,
    /// Its type parameters.
    pub(crate) generics: Generics,
    /// Its messages, in order.
    pub(crate) all: Vec<Declared>,
    /// Whether variants cite rules.
    pub(crate) cites: bool,
    /// Whether the rule is a fact, the last.
    pub(crate) tells_rule: bool,
}

/// How the variants of an enum rest on rules.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rests {
    /// All cite one, or none does.
    Cited,
    /// The same, and it is told as a fact.
    Told,
    /// Each on as many as it likes: they are looked up by readers and tests alone.
    Freely,
}

/// A variant.
pub(crate) struct Declared {
    /// Its name.
    pub(crate) variant: Ident,
    /// What its fields are bound to, in order.
    pub(crate) bindings: Vec<Ident>,
    /// Whether the fields have names.
    pub(crate) is_named: bool,
    /// What it says.
    pub(crate) says: Says,
}

/// What a variant says.
pub(crate) enum Says {
    /// What the message in its field says, of this type.
    Inner(Type),
    /// A message of its own.
    Own {
        /// Ids with their conditions; the last has none.
        ids: Vec<(String, Option<Expr>)>,
        /// Facts by name.
        facts: Vec<(String, Expr)>,
        /// The rule that is cited, or all it rests on.
        rules: Vec<Expr>,
    },
}

impl Messages {
    pub(crate) fn read(input: &DeriveInput) -> Result<Messages> {
        let Data::Enum(data) = &input.data else {
            return Err(Error::new(input.ident.span(), "messages are declared by an enum"));
        };
        let head = attribute(&input.attrs, "message")?.ok_or_else(|| {
            let example = "say how the ids begin: #[message(\"title-event\")]";
            Error::new(input.ident.span(), example)
        })?;
        let Head { prefix, rests } = head.parse_args()?;
        let variants = data.variants.iter();
        let all: Vec<Declared> =
            variants.map(|variant| Declared::read(variant, &prefix)).collect::<Result<_>>()?;
        let cites = rests != Rests::Freely && check_cited(&all)?;
        let tells_rule = rests == Rests::Told;
        if tells_rule && !cites {
            return Err(Error::new(prefix.span(), "there is no rule to tell"));
        }
        let (name, generics) = (input.ident.clone(), input.generics.clone());
        Ok(Messages { name, generics, all, cites, tells_rule })
    }
}

/// Whether variants cite rules: then each cites one.
fn check_cited(all: &[Declared]) -> Result<bool> {
    let own = all.iter().filter_map(|one| match &one.says {
        Says::Own { rules, .. } => Some((&one.variant, rules.len())),
        Says::Inner(_) => None,
    });
    let cites = own.clone().any(|(_, count)| count > 0);
    for (variant, count) in own {
        if cites && count == 0 {
            return Err(Error::new(variant.span(), "the other variants cite a rule"));
        }
        if count > 1 {
            let several = "one rule is cited; where all it rests on is named, the enum says so: \
                           #[message(\"toy-choice\", rules)]";
            return Err(Error::new(variant.span(), several));
        }
    }
    Ok(cites)
}

/// `"toy-ask", rule`
struct Head {
    prefix: LitStr,
    rests: Rests,
}

impl Parse for Head {
    fn parse(input: ParseStream<'_>) -> Result<Head> {
        let prefix: LitStr = input.parse()?;
        if input.parse::<Option<Token![,]>>()?.is_none() {
            return Ok(Head { prefix, rests: Rests::Cited });
        }
        let word: Ident = input.parse()?;
        let rests = match word.to_string().as_str() {
            "rule" => Rests::Told,
            "rules" => Rests::Freely,
            _ => return Err(Error::new(word.span(), "only `rule` or `rules` can follow")),
        };
        Ok(Head { prefix, rests })
    }
}

impl Declared {
    fn read(variant: &Variant, prefix: &LitStr) -> Result<Declared> {
        let own = format!("{}-{}", prefix.value(), kebab(&variant.ident.to_string()));
        let facts = attribute(&variant.attrs, "facts")?;
        let facts = facts.map(Attribute::parse_args::<FactList>).transpose()?;
        let is_named = matches!(variant.fields, Fields::Named(_));
        let bindings = variant.fields.iter().enumerate().map(|(index, field)| {
            // A field without a name goes by that of its fact.
            let fact = facts.as_ref().and_then(|list| list.facts.get(index)?.0.as_deref());
            let fact = fact.filter(|name| !name.contains('-')).map(|name| format_ident!("{name}"));
            field.ident.clone().or(fact).unwrap_or_else(|| format_ident!("field_{index}"))
        });
        let bindings: Vec<Ident> = bindings.collect();
        let says = if attribute(&variant.attrs, "inner")?.is_some() {
            let mut fields = variant.fields.iter();
            let (Some(field), None) = (fields.next(), fields.next()) else {
                return Err(Error::new(variant.span(), "#[inner] needs one field, the message"));
            };
            Says::Inner(field.ty.clone())
        } else {
            let facts = match &variant.fields {
                Fields::Unit if facts.is_none() => Vec::new(),
                Fields::Unnamed(fields) => positional(&fields.unnamed, facts, &bindings)?,
                Fields::Named(_) | Fields::Unit => named(&variant.fields, facts)?,
            };
            let rules = match attribute(&variant.attrs, "rule")? {
                Some(rules) => {
                    let list = Punctuated::<Expr, Token![,]>::parse_terminated;
                    rules.parse_args_with(list)?.into_iter().collect()
                }
                None => Vec::new(),
            };
            Says::Own { ids: ids(variant, &own, prefix)?, facts, rules }
        };
        Ok(Declared { variant: variant.ident.clone(), bindings, is_named, says })
    }
}

/// The ids of a variant: those with conditions, then the one that is said otherwise.
fn ids(variant: &Variant, own: &str, prefix: &LitStr) -> Result<Vec<(String, Option<Expr>)>> {
    let mut ids: Vec<(String, Option<Expr>)> = Vec::new();
    for attribute in variant.attrs.iter().filter(|one| one.path().is_ident("says")) {
        let Sentence { id, when } = attribute.parse_args()?;
        ids.push((format!("{}-{}", prefix.value(), id.value()), Some(when)));
    }
    ids.push((own.to_owned(), None));
    Ok(ids)
}

/// `"drew-hidden", when = card.is_none()`
struct Sentence {
    id: LitStr,
    when: Expr,
}

impl Parse for Sentence {
    fn parse(input: ParseStream<'_>) -> Result<Sentence> {
        let id: LitStr = input.parse()?;
        if input.parse::<Option<Token![,]>>()?.is_none() {
            let wrong = "a second sentence needs a condition: the variant's own has its own id";
            return Err(Error::new(id.span(), wrong));
        }
        let word: Ident = input.parse()?;
        if word != "when" {
            return Err(Error::new(word.span(), "a condition begins with `when =`"));
        }
        input.parse::<Token![=]>()?;
        Ok(Sentence { id, when: input.parse()? })
    }
}

/// `roll, _, total = *roll + *bonus, "of-all" = *all`
struct FactList {
    span: Span,
    facts: Vec<(Option<String>, Option<Expr>)>,
}

impl Parse for FactList {
    fn parse(input: ParseStream<'_>) -> Result<FactList> {
        let span = input.span();
        let item = |input: ParseStream<'_>| {
            if input.parse::<Option<Token![_]>>()?.is_some() {
                return Ok((None, None));
            }
            // A name that is no name in Rust is written as a text, and has a value.
            if let Some(name) = input.parse::<Option<LitStr>>()? {
                input.parse::<Token![=]>()?;
                return Ok((Some(name.value()), Some(input.parse()?)));
            }
            let name: Ident = input.parse()?;
            let equals = input.parse::<Option<Token![=]>>()?;
            let value = equals.map(|_| input.parse()).transpose()?;
            Ok((Some(name.to_string()), value))
        };
        let facts = Punctuated::<_, Token![,]>::parse_terminated_with(input, item)?;
        Ok(FactList { span, facts: facts.into_iter().collect() })
    }
}

/// The facts of a tuple variant.
fn positional(
    fields: &Punctuated<Field, Token![,]>,
    list: Option<FactList>,
    bindings: &[Ident],
) -> Result<Vec<(String, Expr)>> {
    let value = |binding: &Ident| -> Expr { syn::parse_quote!(#binding) };
    let Some(list) = list else {
        let by_type = |(field, binding): (&Field, &Ident)| {
            let name = type_name(&field.ty).ok_or_else(|| {
                Error::new(field.ty.span(), "this fact needs a name: #[facts(points)]")
            })?;
            Ok((name, value(binding)))
        };
        return fields.iter().zip(bindings).map(by_type).collect();
    };
    if list.facts.len() != fields.len() {
        return Err(Error::new(list.span, "name every field, or write `_` for no fact"));
    }
    let facts = list.facts.into_iter().zip(bindings).filter_map(|((name, other), binding)| {
        Some((name?, other.unwrap_or_else(|| value(binding))))
    });
    Ok(facts.collect())
}

/// The facts of a variant with named fields.
fn named(fields: &Fields, list: Option<FactList>) -> Result<Vec<(String, Expr)>> {
    if let Some(list) = list {
        let mut facts = Vec::new();
        for (name, value) in list.facts {
            let Some(name) = name else {
                return Err(Error::new(list.span, "a field that is no fact is not listed"));
            };
            let value = value.unwrap_or_else(|| {
                let field = format_ident!("{name}");
                syn::parse_quote!(#field)
            });
            facts.push((name, value));
        }
        return Ok(facts);
    }
    let mut facts = Vec::new();
    for field in fields {
        let Some(ident) = &field.ident else { continue };
        let mut fact =
            FieldFact { name: ident.to_string(), value: syn::parse_quote!(#ident), skip: false };
        if let Some(attribute) = attribute(&field.attrs, "fact")? {
            fact.read(attribute)?;
        }
        if !fact.skip {
            facts.push((fact.name, fact.value));
        }
    }
    Ok(facts)
}

/// `#[fact(...)]` of a field.
struct FieldFact {
    name: String,
    value: Expr,
    skip: bool,
}

impl FieldFact {
    fn read(&mut self, attribute: &Attribute) -> Result<()> {
        attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("skip") {
                self.skip = true;
            } else if meta.path.is_ident("name") {
                self.name = meta.value()?.parse::<LitStr>()?.value();
            } else if meta.path.is_ident("with") {
                self.value = meta.value()?.parse()?;
            } else {
                return Err(meta.error("`skip`, `name = \"…\"` or `with = …`"));
            }
            Ok(())
        })
    }
}

/// The attribute of that name; there may be one only.
fn attribute<'a>(all: &'a [Attribute], name: &str) -> Result<Option<&'a Attribute>> {
    let mut found = all.iter().filter(|attribute| attribute.path().is_ident(name));
    let first = found.next();
    match found.next() {
        Some(second) => Err(Error::new(second.span(), format!("#[{name}] is here already"))),
        None => Ok(first),
    }
}

/// The name of a fact by its type: `Area` and `Option<Area>` are `area`; numbers and texts have none.
fn type_name(ty: &Type) -> Option<String> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last()?;
    let name = last.ident.to_string();
    if name == "Option" {
        let syn::PathArguments::AngleBracketed(inside) = &last.arguments else { return None };
        return inside.args.iter().find_map(|argument| match argument {
            syn::GenericArgument::Type(inner) => type_name(inner),
            _ => None,
        });
    }
    let is_own = name.starts_with(char::is_uppercase) && name != "String" && name != "Vec";
    is_own.then(|| kebab(&name).replace('-', "_"))
}

/// `BidsOpen` is `bids-open`, `W3` is `w3`.
pub(crate) fn kebab(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(letter.to_lowercase());
    }
    text
}

/// The text of a literal rule.
pub(crate) fn literal(rule: &Expr) -> Option<String> {
    match rule {
        Expr::Lit(lit) => match &lit.lit {
            Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(source: &str) -> Result<Messages> {
        Messages::read(&syn::parse_str(source).expect("Rust"))
    }

    fn wrong(source: &str) -> String {
        read(source).err().expect("something is wrong").to_string()
    }

    #[test]
    fn ids_follow_from_the_variant() {
        assert_eq!(kebab("BidsOpen"), "bids-open");
        assert_eq!(kebab("VmMix"), "vm-mix");
        assert_eq!(kebab("W3"), "w3");
    }

    #[test]
    fn tuple_fields_are_named_by_their_type() {
        let name = |text| type_name(&syn::parse_str(text).expect("a type"));
        assert_eq!(name("Area").as_deref(), Some("area"));
        assert_eq!(name("Option<crate::UnitSet>").as_deref(), Some("unit_set"));
        assert_eq!(name("u8"), None);
        assert_eq!(name("&'static str"), None);
    }

    #[test]
    fn a_fact_can_have_a_name_that_is_none_in_rust() {
        let source =
            "#[message(\"toy\")] enum Toy { #[facts(\"of-all\" = all[0])] A { all: [u8; 2] } }";
        let read = read(source).expect("it can be read");
        let Says::Own { facts, .. } = &read.all[0].says else { panic!("a message of its own") };
        assert_eq!(facts[0].0, "of-all");
    }

    #[test]
    fn a_choice_rests_on_as_many_rules_as_it_likes() {
        let source = "#[message(\"toy\", rules)] enum Toy { #[rule(\"1\", \"2\")] A, B }";
        let read = read(source).expect("it can be read");
        assert!(!read.cites, "none of them is the one that is cited");
        let Says::Own { rules, .. } = &read.all[0].says else { panic!("a message of its own") };
        assert_eq!(rules.iter().filter_map(literal).collect::<Vec<_>>(), ["1", "2"]);
    }

    #[test]
    fn what_is_wrong_is_said() {
        let head = |body: &str| format!("#[message(\"toy\")] enum Toy {{ {body} }}");
        assert!(wrong("struct Toy;").contains("by an enum"));
        assert!(wrong("enum Toy { A }").contains("how the ids begin"));
        assert!(wrong("#[message(\"toy\", rule)] enum Toy { A }").contains("no rule to tell"));
        assert!(wrong(&head("#[rule(\"1\")] A, B")).contains("the other variants cite"));
        assert!(wrong(&head("#[rule(\"1\")] #[rule(\"2\")] A")).contains("here already"));
        assert!(wrong(&head("#[rule(\"1\", \"2\")] A")).contains("one rule is cited"));
        assert!(wrong("#[message(\"toy\", law)] enum Toy { A }").contains("`rule` or `rules`"));
        assert!(wrong(&head("A(u8)")).contains("needs a name"));
        assert!(wrong(&head("#[facts(one)] A(u8, u8)")).contains("name every field"));
        assert!(wrong(&head("#[facts(_)] A { a: u8 }")).contains("is not listed"));
        assert!(wrong(&head("#[says(\"x\", given = a)] A { a: bool }")).contains("`when =`"));
        assert!(wrong(&head("#[says(\"x\")] A")).contains("needs a condition"));
        assert!(wrong(&head("A { #[fact(hidden)] a: u8 }")).contains("`skip`"));
        assert!(wrong(&head("#[inner] A")).contains("one field"));
    }
}
