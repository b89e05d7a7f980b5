import type { Field } from '#generator/fields'
import type { Labels, Language } from '#generator/labels'

type Tree = { [key: string]: string | Tree }

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Sentences in which any noun can stand: in Kiswahili and French they leave its class and gender open.
 */
const SAID = {
  en: {
    created: (one: string) => `${capital(one)} created successfully!`,
    updated: (one: string) => `${capital(one)} updated successfully!`,
    deleted: (one: string) => `${capital(one)} deleted successfully!`,
    taken: (field: string) => `${field}: this one is taken. Please choose another.`,
    number: '{field} must be a whole number',
  },
  sw: {
    created: (one: string) => `${capital(one)}: imehifadhiwa!`,
    updated: (one: string) => `${capital(one)}: mabadiliko yamehifadhiwa!`,
    deleted: (one: string) => `${capital(one)}: imefutwa!`,
    taken: (field: string) => `${field}: tayari inatumika. Tafadhali chagua nyingine.`,
    number: '{field}: andika nambari kamili',
  },
  fr: {
    created: (one: string) => `${capital(one)} : création réussie !`,
    updated: (one: string) => `${capital(one)} : modifications enregistrées !`,
    deleted: (one: string) => `${capital(one)} : suppression réussie !`,
    taken: (field: string) => `${field} : déjà utilisé. Veuillez en choisir un autre.`,
    number: '{field} : saisissez un nombre entier',
  },
}

const MESSAGES = {
  en: {
    required: '{field} is required',
    invalid: '{field} is not valid',
    minLength: '{field} must be at least {min} characters',
    maxLength: '{field} must be at most {max} characters',
    min: '{field} must be at least {min}',
    max: '{field} must be at most {max}',
    decimal: '{field} has two decimals at most',
    stayDate: '{field} must be a date (YYYY-MM-DD)',
    moment: '{field} must be a date with a time',
  },
  sw: {
    required: 'Tafadhali jaza: {field}',
    invalid: 'Si sahihi: {field}',
    minLength: '{field}: angalau herufi {min}',
    maxLength: '{field}: si zaidi ya herufi {max}',
    min: '{field}: angalau {min}',
    max: '{field}: si zaidi ya {max}',
    decimal: '{field}: si zaidi ya desimali mbili',
    stayDate: '{field}: andika tarehe (YYYY-MM-DD)',
    moment: '{field}: andika tarehe na saa',
  },
  fr: {
    required: 'Champ obligatoire : {field}',
    invalid: 'Valeur non valide : {field}',
    minLength: '{field} : au moins {min} caractères',
    maxLength: '{field} : {max} caractères au plus',
    min: '{field} : {min} au minimum',
    max: '{field} : {max} au maximum',
    decimal: '{field} : deux décimales au plus',
    stayDate: '{field} : saisissez une date (AAAA-MM-JJ)',
    moment: '{field} : saisissez une date et une heure',
  },
}

/** The rules that each type of field may break, beside `required`. */
const RULES: Record<Field['type'], string[]> = {
  string: ['string', 'regex', 'minLength', 'maxLength'],
  text: ['string', 'minLength', 'maxLength'],
  integer: ['number', 'withoutDecimals', 'min', 'max'],
  boolean: ['boolean'],
  date: ['string', 'stayDate', 'maxLength'],
  datetime: ['string', 'moment', 'maxLength'],
  enum: ['enum'],
  money: ['number', 'min', 'max', 'decimal'],
}

/** The API's messages about one resource: `resources/lang/<language>/<area>.json`. */
export function apiTexts(language: Language, { one, fields }: Labels, all: Field[]): Tree {
  const said = SAID[language]
  const rules = new Set(['required', ...all.flatMap(({ type }) => RULES[type])])
  return {
    created: said.created(one),
    updated: said.updated(one),
    deleted: said.deleted(one),
    fields,
    messages: Object.fromEntries([...rules].map((rule) => [rule, messageOf(language, rule)])),
  }
}

function messageOf(language: Language, rule: string) {
  const messages: Record<string, string> = MESSAGES[language]
  if (rule === 'withoutDecimals') return SAID[language].number
  return messages[rule] ?? messages.invalid
}

/** The refusal of a value that another record has. */
export const takenText = (language: Language, label: string) => SAID[language].taken(label)

const DONE = {
  en: { created: 'created', updated: 'changed', deleted: 'deleted' },
  sw: { created: 'kuongezwa', updated: 'kubadilishwa', deleted: 'kufutwa' },
  fr: { created: 'création', updated: 'modification', deleted: 'suppression' },
}

/** A colon as the language sets it: a no-break space before it in French. */
const colon = (language: Language) => (language === 'fr' ? '\u00a0: ' : ': ')

/** The audit log's words for one kind of subject. */
export function auditTexts(language: Language, { one, many }: Labels) {
  const noun = capital(one)
  const told = (before: string) =>
    Object.fromEntries(
      Object.entries(DONE[language]).map(([name, word]) => [
        name,
        `${before}${colon(language)}${word}`,
      ])
    )
  return {
    kind: capital(many),
    subject: `${noun} {{id}}`,
    actions: told(noun),
    messages: told(`${noun} {{id}}`),
  }
}
