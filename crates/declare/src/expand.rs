//! Writes the implementations.

use proc_macro2::TokenStream;
use quote::quote;
use syn::WhereClause;

use crate::read::{Declared, Messages, Says, literal};

/// The implementation of `Cited`.
fn cited(messages: &Messages) -> TokenStream {
    let name = &messages.name;
    let (of, types, wheres) = messages.generics.split_for_impl();
    let rules = messages.all.iter().map(rule_arm);
    quote! {
        #[automatically_derived]
        impl #of ::kernel::Cited for #name #types #wheres {
            #[allow(unused_variables, reason = "a rule seldom depends on a field")]
            fn rule(&self) -> ::kernel::Rule {
                match self { #(#rules)* }
            }
        }
    }
}

/// The implementations of `Message`, `Declares` and, where rules are cited, `Cited`.
pub(crate) fn expand(messages: &Messages) -> TokenStream {
    let name = &messages.name;
    let (of, types, wheres) = messages.generics.split_for_impl();
    let ids = messages.all.iter().map(id_arm);
    let facts = messages.all.iter().map(|one| facts_arm(one, messages));
    let declared = messages.all.iter().map(|one| declared_arm(one, messages));
    let inner = inner_wheres(messages);
    let cited = messages.cites.then(|| cited(messages));
    quote! {
        #[automatically_derived]
        impl #of ::kernel::Message for #name #types #wheres {
            #[allow(unused_variables, reason = "an id seldom depends on a field")]
            fn id(&self) -> &'static str {
                match self { #(#ids)* }
            }

            #[allow(unused_variables, reason = "not every field is a fact")]
            fn facts(&self) -> ::std::vec::Vec<(&'static str, ::kernel::Fact)> {
                match self { #(#facts)* }
            }
        }

        #[automatically_derived]
        impl #of ::kernel::Declares for #name #types #inner {
            fn declared() -> ::std::vec::Vec<::kernel::Declared> {
                let mut all = ::std::vec::Vec::new();
                #(#declared)*
                all
            }
        }

        #cited
    }
}

/// What must hold so that all messages are known: those that a generic enum holds declare theirs.
fn inner_wheres(messages: &Messages) -> WhereClause {
    let mut generics = messages.generics.clone();
    let is_generic = !generics.params.is_empty();
    let wheres = generics.make_where_clause();
    for one in messages.all.iter().filter(|_| is_generic) {
        if let Says::Inner(ty) = &one.says {
            wheres.predicates.push(syn::parse_quote!(#ty: ::kernel::Declares));
        }
    }
    wheres.clone()
}

/// `Event::Moved { unit, to }`
fn pattern(one: &Declared) -> TokenStream {
    let (variant, bindings) = (&one.variant, &one.bindings);
    match (bindings.is_empty(), one.is_named) {
        (true, false) => quote!(Self::#variant),
        (_, true) => quote!(Self::#variant { #(#bindings),* }),
        (false, false) => quote!(Self::#variant(#(#bindings),*)),
    }
}

fn id_arm(one: &Declared) -> TokenStream {
    let pattern = pattern(one);
    match &one.says {
        Says::Inner(_) => {
            let inner = &one.bindings[0];
            quote!(#pattern => ::kernel::Message::id(#inner),)
        }
        Says::Own { ids, .. } => {
            let said = ids.iter().rev().fold(quote!(), |rest, (id, when)| match when {
                Some(when) => quote!(if #when { #id } else { #rest }),
                None => quote!(#id),
            });
            quote!(#pattern => { #said })
        }
    }
}

fn facts_arm(one: &Declared, messages: &Messages) -> TokenStream {
    let pattern = pattern(one);
    match &one.says {
        Says::Inner(_) => {
            let inner = &one.bindings[0];
            quote!(#pattern => ::kernel::Message::facts(#inner),)
        }
        Says::Own { facts, .. } => {
            let names = facts.iter().map(|(name, _)| name);
            let values = facts.iter().map(|(_, value)| value);
            let rule = messages.tells_rule.then(|| {
                quote! {
                    let rule = ::std::string::ToString::to_string(&::kernel::Cited::rule(self));
                    facts.push(("rule", ::kernel::Fact::Text(rule)));
                }
            });
            let most = facts.len() + usize::from(messages.tells_rule);
            quote! {
                #pattern => {
                    let mut facts = ::std::vec::Vec::with_capacity(#most);
                    #(facts.extend(::kernel::ToFact::fact(&{ #values }).map(|fact| (#names, fact)));)*
                    #rule
                    facts
                }
            }
        }
    }
}

fn rule_arm(one: &Declared) -> TokenStream {
    let pattern = pattern(one);
    match &one.says {
        Says::Inner(_) => {
            let inner = &one.bindings[0];
            quote!(#pattern => ::kernel::Cited::rule(#inner),)
        }
        Says::Own { rules, .. } => {
            let rule = rules.first();
            quote!(#pattern => ::kernel::Rule(#rule),)
        }
    }
}

/// Adds what a variant can say to `all`.
fn declared_arm(one: &Declared, messages: &Messages) -> TokenStream {
    match &one.says {
        Says::Inner(ty) => {
            quote!(all.extend(<#ty as ::kernel::Declares>::declared());)
        }
        Says::Own { ids, facts, rules } => {
            let ids = ids.iter().map(|(id, _)| id);
            let names = facts.iter().map(|(name, _)| name.as_str());
            let names: Vec<&str> = names.chain(messages.tells_rule.then_some("rule")).collect();
            let rules = rules.iter().filter_map(literal);
            let rules = quote!(&[#(::kernel::Rule(#rules)),*]);
            let facts = quote!(&[#(#names),*]);
            let each = ids.map(|id| {
                quote! {
                    all.push(::kernel::Declared {
                        id: #id,
                        facts: #facts,
                        rules: #rules,
                    });
                }
            });
            quote!(#(#each)*)
        }
    }
}
