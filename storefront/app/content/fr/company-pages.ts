import type { ContentPage } from '../content-page'

export const companyPages = {
  about: {
    title: 'À propos de Makao',
    lead: 'Makao veut dire « lieu de vie » en kiswahili. Nous aidons chacun à en trouver un pour une nuit, une semaine ou une saison, partout au Kenya.',
    sections: [
      {
        heading: 'Pourquoi nous existons',
        paragraphs: [
          'Un bon séjour commence bien avant que la porte s’ouvre : par des photos honnêtes, un prix qui tombe juste et un hôte qui répond. Nous mettons ces trois choses en premier.',
          'Les voyageurs voient le prix complet avant de réserver. Les hôtes tiennent leur propre calendrier, approuvent qui séjourne et apprennent aussitôt chaque réservation.',
        ],
      },
      {
        heading: 'Comment se passe un séjour',
        paragraphs: [
          'Cherchez par lieu et par dates, réservez, et l’hôte approuve. Vous arrivez, vous séjournez, vous repartez, et dans les 14 jours vous pouvez dire aux autres comment c’était. Seuls ceux qui ont séjourné peuvent écrire un avis.',
        ],
      },
      {
        heading: 'Où nous sommes',
        paragraphs: [
          'De Lamu et Diani Beach à Naivasha, Nanyuki et au cœur de Nairobi. Chaque logement est loué par la personne qui en prend soin.',
        ],
      },
    ],
  },
  careers: {
    title: 'Carrières',
    lead: 'Nous sommes une petite équipe et n’avons aucun poste à pourvoir aujourd’hui.',
    sections: [
      {
        heading: 'Quand cela changera',
        paragraphs: [
          'Les nouveaux postes paraissent d’abord sur cette page. Si l’hospitalité vous tient à cœur et que vous aimez le travail soigné, écrivez à notre adresse d’assistance et dites ce que vous aimeriez faire ici.',
        ],
      },
    ],
  },
  press: {
    title: 'Presse',
    lead: 'Vous écrivez sur les voyages au Kenya, ou sur nous ? Nous vous aidons volontiers.',
    sections: [
      {
        heading: 'Les faits en bref',
        paragraphs: [
          'Makao est une place de marché pour les courts séjours au Kenya. Les voyageurs cherchent et réservent ; les hôtes proposent des logements et s’occupent des réservations. Les prix sont affichés en entier avant toute réservation.',
        ],
      },
      {
        heading: 'Parlez-nous',
        paragraphs: [
          'Écrivez à notre adresse d’assistance avec le mot Presse dans l’objet. Nous répondons sous 24 heures.',
        ],
      },
    ],
  },
  blog: {
    title: 'Blog',
    lead: 'Des notes de la côte, des lacs et des hauts plateaux. Les premières s’écrivent en ce moment.',
    sections: [
      {
        heading: 'Ce que vous trouverez ici',
        paragraphs: [
          'Des weekends qui marchent sans voiture, des tables où les hôtes mangent eux-mêmes, et ce que chaque saison a de bon. D’ici là, le meilleur guide d’un lieu est l’hôte qui y vit.',
        ],
      },
    ],
  },
  forum: {
    title: 'Forum de la communauté',
    lead: 'Un endroit où les hôtes s’interrogent entre eux. Il n’est pas encore ouvert.',
    sections: [
      {
        heading: 'En attendant l’ouverture',
        paragraphs: [
          'Nos ressources pour les hôtes répondent aux questions les plus fréquentes. Pour tout le reste, écrivez à notre adresse d’assistance : une personne vous lit.',
        ],
      },
    ],
  },
} satisfies Record<string, ContentPage>
