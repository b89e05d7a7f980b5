import type { ContentPage } from '../content-page'

export const hostingPages = {
  'host': {
    title: 'Proposer un logement',
    lead: 'Une chambre libre, un cottage à la plage ou un appartement en ville : parlez-nous-en, et les voyageurs le trouveront.',
    sections: [
      {
        heading: 'Comment cela marche',
        paragraphs: [
          'Créez un compte d’hôte, décrivez votre logement, ajoutez jusqu’à huit photos et fixez un prix par nuit. Vous décidez qui séjourne : chaque réservation attend votre accord, sauf si vous permettez la réservation instantanée.',
        ],
      },
      {
        heading: 'Ce que cela coûte',
        paragraphs: [
          'L’annonce est gratuite. Les voyageurs paient des frais de service de 10 % en plus de votre prix. Les versements partent 24 heures après l’arrivée.',
        ],
        whenGuestsPayHosts: [
          'L’annonce est gratuite. Les voyageurs vous paient directement, avec des frais de service de 10 % en plus de votre prix. Rien ne se paie en ligne ici.',
        ],
      },
      {
        heading: 'Votre calendrier reste le vôtre',
        paragraphs: [
          'Une nuit prise ne peut jamais être vendue deux fois. Quand une réservation est annulée, ses nuits redeviennent libres aussitôt.',
        ],
      },
    ],
  },
  'host-resources': {
    title: 'Ressources pour les hôtes',
    lead: 'Ce que des hôtes auraient aimé savoir dès le début.',
    sections: [
      {
        heading: 'Photos',
        paragraphs: [
          'Ouvrez les rideaux, prenez la photo le matin et tenez l’appareil bien droit. Commencez par la pièce ou la vue dont on se souviendra.',
        ],
      },
      {
        heading: 'Décrivez le chemin',
        paragraphs: [
          'La plupart des rues n’ont pas de nom. Un point de repère, la couleur du portail et le nom de l’arrêt aident plus qu’un numéro.',
        ],
      },
      {
        heading: 'Répondez vite',
        paragraphs: [
          'Une demande retient ses nuits pendant 24 heures. Les voyageurs choisissent l’hôte qui répond le premier.',
        ],
      },
    ],
  },
  'hosting-responsibly': {
    title: 'Accueil responsable',
    lead: 'Un voyageur est votre invité ; le quartier est à tout le monde.',
    sections: [
      {
        heading: 'La sécurité chez vous',
        paragraphs: [
          'Vérifiez l’électricité, le gaz et les serrures avant chaque saison, gardez une trousse de secours et laissez les numéros d’urgence bien en vue.',
        ],
      },
      {
        heading: 'Les voisins',
        paragraphs: [
          'Convenez des heures de calme, dites combien de personnes peuvent séjourner et laissez un numéro que vos voisins peuvent appeler.',
        ],
      },
      {
        heading: 'Droit et impôts',
        paragraphs: [
          'Les activités d’hébergement s’enregistrent au titre de la loi sur la protection des données, et la location est imposée. Prenez conseil selon votre logement.',
        ],
      },
    ],
  },
} satisfies Record<string, ContentPage>
