import type { ContentPage } from '../content-page'

export const supportPages = {
  help: {
    title: 'Centre d’aide',
    lead: 'Les questions les plus fréquentes, avec une réponse en une phrase ou deux.',
    sections: [
      {
        heading: 'Quand suis-je débité ?',
        paragraphs: [
          'Pas au moment de réserver. Votre demande retient les nuits pendant 24 heures, le temps que l’hôte décide. Un logement qui se réserve instantanément est confirmé tout de suite.',
          'Dès que le séjour est confirmé, vous lisez jusqu’à quand payer : dans l’heure si vous réservez instantanément. Sans paiement, le séjour prend alors fin et rien n’est débité.',
        ],
        whenGuestsPayHosts: [
          'Pas au moment de réserver. Votre demande retient les nuits pendant 24 heures, le temps que l’hôte décide. Un logement qui se réserve instantanément est confirmé tout de suite.',
        ],
      },
      {
        heading: 'Puis-je annuler ?',
        paragraphs: [
          'Oui, une réservation en attente ou confirmée s’annule dans Mes voyages, et ses nuits redeviennent libres aussitôt.',
          'Ce qui vous est rendu est dit par les conditions d’annulation du logement. Vous les voyez avant de réserver, et le montant avant d’annuler.',
        ],
        whenGuestsPayHosts: [
          'Oui, une réservation en attente ou confirmée s’annule dans Mes voyages, et ses nuits redeviennent libres aussitôt.',
        ],
      },
      {
        heading: 'Comment payer ?',
        paragraphs: [
          'Sur la page de votre voyage, par M-Pesa ou par carte, selon ce qu’elle propose. Avec M-Pesa, une demande arrive sur votre téléphone : saisissez votre code PIN là, jamais sur une page de Makao.',
          'Une caution est rendue après le départ. Si votre hôte en demande une partie, vous lisez pourquoi et avez 72 heures pour accepter ou non ; sinon Makao décide.',
        ],
        whenGuestsPayHosts: [
          'Les voyageurs paient directement leur hôte. Rien ne se paie en ligne ici.',
        ],
      },
      {
        heading: 'Quelque chose ne va pas à l’arrivée',
        paragraphs: [
          'Appelez d’abord votre hôte : son numéro se trouve dans Mes voyages. S’il ne répond pas, ou si le logement n’est pas celui que vous avez réservé, écrivez-nous à toute heure en nommant votre réservation.',
        ],
      },
      {
        heading: 'Je n’ai pas reçu mon code',
        paragraphs: [
          'Le code expire au bout de 5 minutes ; regardez dans les indésirables. À la fin du compte à rebours, vous pouvez en demander un autre.',
        ],
      },
      {
        heading: 'Qui peut écrire un avis ?',
        paragraphs: [
          'Seulement les voyageurs qui ont séjourné, dans les 14 jours suivant le départ, une fois par réservation.',
        ],
      },
    ],
  },
  safety: {
    title: 'Sécurité',
    lead: 'Un bon séjour repose sur la confiance. Voici ce que nous faisons pour elle, et ce que vous pouvez faire.',
    sections: [
      {
        heading: 'Ce que nous faisons',
        paragraphs: [
          'Téléphones, e-mails et adresses postales ne sont jamais publics. La rue d’un logement est indiquée une fois la réservation confirmée ; si vous réservez instantanément et payez en ligne, une fois celle-ci payée.',
        ],
      },
      {
        heading: 'Ce que vous pouvez faire',
        paragraphs: [
          'Réservez sur Makao et non à côté, lisez le règlement intérieur avant de réserver, et dites-nous quand quelque chose n’est pas comme décrit.',
        ],
      },
      {
        heading: 'En cas d’urgence',
        paragraphs: ['Appelez d’abord le 999 ou le 112. Prévenez-nous ensuite, à toute heure.'],
      },
    ],
  },
} satisfies Record<string, ContentPage>
