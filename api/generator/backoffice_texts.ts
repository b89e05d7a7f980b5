import type { Labels, Language } from '#generator/labels'
import type { Plan } from '#generator/plan'
import { capital } from '#generator/texts'

type Noun = Pick<Labels, 'one' | 'many'>

/** As in texts.ts: whole sentences in which any noun can stand. */
const SAID = {
  en: ({ one, many }: Noun) => ({
    count_one: `{{formatted}} ${one}`,
    count_other: `{{formatted}} ${many}`,
    search: `Search ${many}`,
    failed: `Failed to load ${many}`,
    empty: `No ${many} found`,
    emptyHint: `The first ${one} will appear here.`,
    all: 'All',
    yes: 'Yes',
    no: 'No',
    optional: '(optional)',
    createdAt: 'Created',
    create: {
      title: `New ${one}`,
      submit: `Create ${one}`,
      done: `${capital(one)} created successfully!`,
      failed: `Failed to create ${one}`,
    },
    edit: {
      named: 'Edit {{name}}',
      submit: 'Save changes',
      done: `${capital(one)} updated successfully!`,
      failed: `Failed to update ${one}`,
    },
    show: { failed: `Failed to load ${one}` },
    delete: {
      named: 'Delete {{name}}',
      title: `Delete ${one}?`,
      effect: '“{{name}}” is gone for good. This cannot be undone.',
      confirm: `Delete ${one}`,
      done: `${capital(one)} deleted successfully!`,
      failed: `Failed to delete ${one}`,
    },
  }),
  sw: ({ one, many }: Noun) => ({
    count_one: `${capital(one)}: {{formatted}}`,
    count_other: `${capital(many)}: {{formatted}}`,
    search: `Tafuta: ${many}`,
    failed: `Imeshindikana kupakia: ${many}`,
    empty: `Hakuna kilichopatikana: ${many}`,
    emptyHint: `Hapa itaonekana ya kwanza: ${one}.`,
    all: 'Zote',
    yes: 'Ndiyo',
    no: 'Hapana',
    optional: '(si lazima)',
    createdAt: 'Tarehe ya kuongezwa',
    create: {
      title: `Ongeza: ${one}`,
      submit: `Hifadhi: ${one}`,
      done: `${capital(one)}: imehifadhiwa!`,
      failed: `Imeshindikana kuhifadhi: ${one}`,
    },
    edit: {
      named: 'Hariri {{name}}',
      submit: 'Hifadhi mabadiliko',
      done: `${capital(one)}: mabadiliko yamehifadhiwa!`,
      failed: `Imeshindikana kubadilisha: ${one}`,
    },
    show: { failed: `Imeshindikana kupakia: ${one}` },
    delete: {
      named: 'Futa {{name}}',
      title: `Ufute: ${one}?`,
      effect: '“{{name}}” itaondoka kabisa. Hatua hii haiwezi kurudishwa.',
      confirm: `Futa: ${one}`,
      done: `${capital(one)}: imefutwa!`,
      failed: `Imeshindikana kufuta: ${one}`,
    },
  }),
  fr: ({ one, many }: Noun) => ({
    count_one: `{{formatted}} ${one}`,
    count_other: `{{formatted}} ${many}`,
    search: `Rechercher : ${many}`,
    failed: `Chargement impossible : ${many}`,
    empty: `Aucun résultat : ${many}`,
    emptyHint: `Le contenu apparaîtra ici : ${many}.`,
    all: 'Tout',
    yes: 'Oui',
    no: 'Non',
    optional: '(facultatif)',
    createdAt: 'Date de création',
    create: {
      title: `Ajouter : ${one}`,
      submit: `Créer : ${one}`,
      done: `${capital(one)} : création réussie !`,
      failed: `Création impossible : ${one}`,
    },
    edit: {
      named: 'Modifier {{name}}',
      submit: 'Enregistrer',
      done: `${capital(one)} : modifications enregistrées !`,
      failed: `Modification impossible : ${one}`,
    },
    show: { failed: `Chargement impossible : ${one}` },
    delete: {
      named: 'Supprimer {{name}}',
      title: `Supprimer : ${one} ?`,
      effect: '« {{name}} » disparaît définitivement. Cette action est irréversible.',
      confirm: `Supprimer : ${one}`,
      done: `${capital(one)} : suppression réussie !`,
      failed: `Suppression impossible : ${one}`,
    },
  }),
}

const ORDERS = {
  en: { newest: 'Newest first', oldest: 'Oldest first', up: 'ascending', down: 'descending' },
  sw: { newest: 'Mpya kwanza', oldest: 'Za zamani kwanza', up: 'kupanda', down: 'kushuka' },
  fr: {
    newest: 'Plus récents',
    oldest: 'Plus anciens',
    up: 'ordre croissant',
    down: 'ordre décroissant',
  },
}

/** The texts of the screens: `backoffice/src/locales/<language>/<area>.json`. */
export function backofficeTexts(language: Language, plan: Plan) {
  const labels = plan.labels[language]
  const { newest, oldest, up, down } = ORDERS[language]
  const sorts = plan.fields
    .filter(({ sort }) => sort)
    .flatMap(({ name }) => [
      [name, `${labels.fields[name]}: ${up}`],
      [`-${name}`, `${labels.fields[name]}: ${down}`],
    ])
  const choices = plan.enums.map(({ name, choices: all }) => [
    name,
    Object.fromEntries(all.map((choice) => [choice, words(choice)])),
  ])
  return {
    [plan.r.camelPlural]: {
      title: capital(labels.many),
      ...SAID[language](labels),
      fields: labels.fields,
      ...(choices.length > 0 && { choices: Object.fromEntries(choices) }),
      sorts: { 'createdAt': newest, '-createdAt': oldest, ...Object.fromEntries(sorts) },
    },
  }
}

/** `checkedIn` → `Checked in` */
const words = (choice: string) =>
  capital(choice.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
