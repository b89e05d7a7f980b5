import type { Field } from '#generator/fields'
import type { Names } from '#generator/names'

export const LANGUAGES = ['en', 'sw', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** What a resource and its fields are called in one language. */
export type Labels = { one: string; many: string; fields: Record<string, string> }

/** What many a resource has, in the words that the catalogues use already. */
const KNOWN: Record<string, [sw: string, fr: string] | undefined> = {
  title: ['Kichwa', 'Titre'],
  name: ['Jina', 'Nom'],
  body: ['Maandishi', 'Texte'],
  text: ['Maandishi', 'Texte'],
  description: ['Maelezo', 'Description'],
  note: ['Maelezo', 'Note'],
  reason: ['Sababu', 'Motif'],
  kind: ['Aina', 'Type'],
  type: ['Aina', 'Type'],
  level: ['Kiwango', 'Niveau'],
  status: ['Hali', 'Statut'],
  priority: ['Kipaumbele', 'Priorité'],
  position: ['Nafasi', 'Position'],
  price: ['Bei', 'Prix'],
  amount: ['Kiasi', 'Montant'],
  code: ['Msimbo', 'Code'],
  email: ['Barua pepe', 'E-mail'],
  phone: ['Simu', 'Téléphone'],
  city: ['Mji', 'Ville'],
  county: ['Kaunti', 'Comté'],
  date: ['Tarehe', 'Date'],
  startsOn: ['Tarehe ya kuanza', 'Date de début'],
  endsOn: ['Tarehe ya mwisho', 'Date de fin'],
  startsAt: ['Inaanza', 'Début'],
  endsAt: ['Inaisha', 'Fin'],
  pinned: ['Imebandikwa', 'Épinglé'],
  isActive: ['Inatumika', 'Actif'],
}

/**
 * The labels of one language; what nobody says is English, in the other two as well.
 * @param given `tangazo/matangazo` for the resource, `title=Kichwa` for a field
 * @throws Error with a sentence for people when it names something else
 */
export function labelsOf(
  language: Language,
  given: string[],
  names: Names,
  fields: Field[]
): Labels {
  const noun = given.find((one) => !one.includes('='))
  const said = Object.fromEntries(
    given.filter((one) => one.includes('=')).map((one) => split(one, '='))
  )
  const unknown = Object.keys(said).find((name) => !fields.some((field) => field.name === name))
  if (unknown) throw new Error(`--label.${language} names ${unknown}, which is no field.`)
  const [one, many] = noun ? split(noun, '/') : [names.words, names.wordsPlural]
  if (!one || !many)
    throw new Error(
      `--label.${language} has the form singular/plural: ${names.words}/${names.wordsPlural}.`
    )
  return {
    one,
    many,
    fields: Object.fromEntries(
      fields.map((field) => [field.name, said[field.name] ?? known(language, field)])
    ),
  }
}

/** What is still English in another language. */
export function untranslated(language: Language, { one, fields }: Labels, english: Labels) {
  if (language === 'en') return []
  const same = Object.keys(fields).filter(
    (name) => fields[name] === english.fields[name] && !KNOWN[name]
  )
  return [...(one === english.one ? [one] : []), ...same]
}

function known(language: Language, { name, label }: Field) {
  const [sw, fr] = KNOWN[name] ?? [label, label]
  return { en: label, sw, fr }[language]
}

function split(text: string, sign: string): [string, string] {
  const [before, ...after] = text.split(sign)
  return [before.trim(), after.join(sign).trim()]
}
