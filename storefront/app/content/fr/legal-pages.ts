import type { ContentPage } from '../content-page'

export const legalPages = {
  terms: {
    title: 'Conditions d’utilisation',
    lead: 'L’accord entre vous et Makao, en mots simples.',
    sections: [
      {
        heading: 'Qui peut utiliser Makao',
        paragraphs: [
          'Le service s’adresse aux personnes de 18 ans et plus, avec un seul compte chacune.',
        ],
      },
      {
        heading: 'Réservations',
        paragraphs: [
          'Une réservation est un accord entre voyageur et hôte. Elle reste en attente jusqu’à ce que l’hôte l’approuve, sauf si le logement se réserve instantanément ; une demande à laquelle personne ne répond prend fin au bout de 24 heures. Là où les voyageurs paient en ligne, une réservation approuvée qui n’est pas payée dans le délai indiqué prend fin elle aussi.',
          'Le prix affiché quand vous réservez est celui de la réservation : les nuits, ce que l’hôte demande pour les voyageurs en plus, le ménage et les animaux, des frais de service de 10 % et une taxe de 8 %, ligne par ligne.',
        ],
      },
      {
        heading: 'Annulation',
        paragraphs: [
          'Voyageur et hôte peuvent annuler une réservation en attente ou confirmée jusqu’à l’arrivée. Ce qui est rendu au voyageur qui annule suit les conditions du logement, affichées avant la réservation et gardées avec elle. Quand l’hôte annule, tout est rendu.',
          'Un voyageur qui part plus tôt paie ce qui a été réservé. L’hôte peut demander moins, une fois, jusqu’à 14 jours après ; ce qui a été payé en trop est rendu.',
        ],
      },
      {
        heading: 'Cautions, et voyageurs qui ne viennent pas',
        paragraphs: [
          'Certains logements demandent une caution, affichée avec le prix et payée avec le séjour. Elle est rendue après le départ. L’hôte peut en demander une partie et dit pourquoi ; le voyageur a 72 heures pour accepter, sinon Makao décide. Ce qui n’est pas accordé est rendu.',
          'Quand un voyageur ne vient pas et n’a pas annulé, l’hôte peut le dire jusqu’à 7 jours après le séjour. Ce qui est rendu est ce qu’une annulation au moment de l’arrivée aurait rendu.',
        ],
        whenGuestsPayHosts: [
          'Quand un voyageur ne vient pas et n’a pas annulé, l’hôte peut le dire jusqu’à 7 jours après le séjour.',
        ],
      },
      {
        heading: 'Avis',
        paragraphs: [
          'Les avis viennent de voyageurs qui ont séjourné et sont acceptés dans les 14 jours suivant le départ. Les hôtes peuvent répondre une fois.',
        ],
      },
      {
        heading: 'Versements',
        paragraphs: ['Les hôtes sont payés 24 heures après l’arrivée.'],
        whenGuestsPayHosts: [
          'Les voyageurs paient directement leur hôte. Rien ne se paie en ligne ici.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Confidentialité',
    lead: 'Ce que nous gardons sur vous, pourquoi, et combien de temps.',
    sections: [
      {
        heading: 'Ce que nous gardons',
        paragraphs: [
          'Votre nom, votre e-mail et votre téléphone, vos réservations et vos avis, et ce que vous choisissez d’ajouter à votre profil. Les mots de passe ne sont conservés que sous forme d’empreintes.',
        ],
      },
      {
        heading: 'Qui le voit',
        paragraphs: [
          'Votre nom et votre photo figurent auprès de vos annonces et de vos avis, pour tous, et, avec votre présentation et vos avis, sur votre profil public, à moins que vous ne le masquiez dans vos paramètres. Le voyageur et l’hôte d’une réservation voient le nom l’un de l’autre, et l’hôte voit l’e-mail du voyageur dès la demande. Une fois le séjour confirmé (réservé instantanément et payé en ligne : une fois payé), le voyageur voit aussi l’e-mail de l’hôte, et chacun le numéro de téléphone de l’autre. Les personnes que l’hôte laisse accueillir les voyageurs voient votre nom, vos dates et vos demandes et, dès que l’hôte l’a, votre numéro de téléphone. Les autres ne voient votre e-mail et votre téléphone que si vous le choisissez dans vos paramètres. Nous ne vendons rien à personne.',
        ],
      },
      {
        heading: 'Combien de temps',
        paragraphs: [
          'Les données de réservation sont conservées 7 ans, les échanges 2 ans. Un compte que personne n’a vérifié est supprimé après 30 jours. Le lieu et l’appareil d’une connexion, réussie ou non, sont conservés 180 jours, pour que nous remarquions une attaque. Nous reconnaissons un appareil, et le réseau où il était en dernier, par de simples empreintes, jusqu’à un an après sa dernière connexion, afin de vous en signaler un nouveau.',
        ],
      },
      {
        heading: 'Vos droits',
        paragraphs: [
          'La loi de 2019 sur la protection des données vous permet de consulter, corriger, emporter ou effacer vos données. Écrivez à notre adresse d’assistance.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies',
    lead: 'Nous en utilisons très peu, et aucun ne vous suit.',
    sections: [
      {
        heading: 'Ceux que nous posons',
        paragraphs: [
          'Un vous garde connecté. Un porte un message d’une page à l’autre pendant une minute. Un retient la langue que vous choisissez, et un la monnaie que vous voulez voir à côté des prix.',
          'Pendant votre inscription ou le choix d’un nouveau mot de passe, un garde votre adresse e-mail une demi-heure.',
        ],
      },
      {
        heading: 'Ce que garde votre appareil',
        paragraphs: [
          'Pour que vous puissiez lire sans connexion, votre navigateur garde les pages que vous avez visitées ici, dont vos voyages. Elles restent sur votre appareil et disparaissent quand vous vous déconnectez.',
          'Ce que vous avez saisi pour vous inscrire (vos noms, e-mail, téléphone et si vous êtes hôte, jamais votre mot de passe) y reste jusqu’à la fin de votre inscription. Au bout d’une demi-heure cela ne sert plus, et disparaît à la prochaine ouverture du formulaire.',
          'Si votre session prend fin pendant que vous écrivez, ce que vous avez saisi reste dans cet onglet, pour vous seul, jusqu’à ce que vous rouvriez le formulaire ou fermiez l’onglet. Jamais un mot de passe ni un fichier.',
          'Le texte d’un logement que vous n’avez pas enregistré y reste, avec sa rue et son repère, jusqu’à ce que vous l’enregistriez, le jetiez ou vous déconnectiez. Au bout d’un mois il n’est plus proposé.',
        ],
      },
      {
        heading: 'Ceux que nous ne posons pas',
        paragraphs: ['Pas de publicité, pas de pistage, pas de tiers.'],
      },
    ],
  },
} satisfies Record<string, ContentPage>
