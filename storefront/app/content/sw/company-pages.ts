import type { ContentPage } from '../content-page'

export const companyPages = {
  about: {
    title: 'Kuhusu Makao',
    lead: 'Makao ni mahali pa kuishi. Tunasaidia watu kupata pa kukaa kwa usiku mmoja, wiki au msimu mzima, popote nchini Kenya.',
    sections: [
      {
        heading: 'Kwa nini tupo',
        paragraphs: [
          'Ukaaji mzuri huanza kabla mlango haujafunguliwa: kwa picha za kweli, bei inayolingana na mwenyeji anayejibu. Tunaweka mambo haya matatu mbele.',
          'Wageni huona bei yote kabla ya kuweka nafasi. Wenyeji hutunza kalenda yao wenyewe, hukubali nani akae na huarifiwa kila nafasi inapowekwa.',
        ],
      },
      {
        heading: 'Ukaaji unavyokwenda',
        paragraphs: [
          'Tafuta kwa mahali na tarehe, weka nafasi, na mwenyeji akubali. Unaingia, unakaa, unatoka, na ndani ya siku 14 unaweza kuwaeleza wengine ilivyokuwa. Waliokaa tu ndio wanaoweza kuandika tathmini.',
        ],
      },
      {
        heading: 'Tulipo',
        paragraphs: [
          'Kutoka Lamu na Diani Beach hadi Naivasha, Nanyuki na katikati ya Nairobi. Kila nyumba hupangishwa na mtu anayeitunza.',
        ],
      },
    ],
  },
  careers: {
    title: 'Ajira',
    lead: 'Sisi ni timu ndogo, na leo hatuna nafasi za kazi zilizo wazi.',
    sections: [
      {
        heading: 'Hali ikibadilika',
        paragraphs: [
          'Nafasi mpya huonekana kwanza kwenye ukurasa huu. Ikiwa unajali ukarimu na unaunda vitu kwa uangalifu, tuandikie kwenye anwani yetu ya msaada utuambie ungependa kufanya nini hapa.',
        ],
      },
    ],
  },
  press: {
    title: 'Wanahabari',
    lead: 'Unaandika kuhusu usafiri nchini Kenya, au kutuhusu? Tuko tayari kusaidia.',
    sections: [
      {
        heading: 'Ukweli kwa ufupi',
        paragraphs: [
          'Makao ni soko la ukaaji mfupi nchini Kenya. Wageni hutafuta na kuweka nafasi; wenyeji hutangaza nyumba na kusimamia nafasi. Bei huonyeshwa yote kabla ya mtu kuweka nafasi.',
        ],
      },
      {
        heading: 'Zungumza nasi',
        paragraphs: [
          'Tuandikie kwenye anwani yetu ya msaada ukiweka neno Press kwenye kichwa. Tunajibu ndani ya saa 24.',
        ],
      },
    ],
  },
  blog: {
    title: 'Blogu',
    lead: 'Maandishi kutoka pwani, maziwani na nyanda za juu. Ya kwanza yanaandikwa.',
    sections: [
      {
        heading: 'Utakachokuta hapa',
        paragraphs: [
          'Wikendi zinazowezekana bila gari, mahali ambapo wenyeji wenyewe hula, na kila msimu unafaa kwa nini. Hadi hapo, mwongozo bora wa mahali ni mwenyeji anayeishi hapo.',
        ],
      },
    ],
  },
  forum: {
    title: 'Jukwaa la jamii',
    lead: 'Mahali pa wenyeji kuulizana. Bado halijafunguliwa.',
    sections: [
      {
        heading: 'Hadi litakapofunguliwa',
        paragraphs: [
          'Nyenzo zetu za wenyeji hujibu maswali tunayoyasikia zaidi. Kwa mengine yote, tuandikie kwenye anwani yetu ya msaada: husomwa na mtu.',
        ],
      },
    ],
  },
} satisfies Record<string, ContentPage>
