import type { ContentPage } from '../content-page'

export const supportPages = {
  help: {
    title: 'Kituo cha msaada',
    lead: 'Maswali tunayoyasikia zaidi, yakijibiwa kwa sentensi moja au mbili.',
    sections: [
      {
        heading: 'Nitatozwa lini?',
        paragraphs: [
          'Si wakati wa kuweka nafasi. Ombi lako hushika usiku kwa saa 24 wakati mwenyeji anaamua. Nyumba inayowekwa papo hapo huthibitishwa mara moja.',
          'Ukaaji ukishathibitishwa, unasoma hadi lini ulipe: ndani ya saa moja ukiweka papo hapo. Bila malipo, ukaaji huisha wakati huo na hutozwi chochote.',
        ],
        whenGuestsPayHosts: [
          'Si wakati wa kuweka nafasi. Ombi lako hushika usiku kwa saa 24 wakati mwenyeji anaamua. Nyumba inayowekwa papo hapo huthibitishwa mara moja.',
        ],
      },
      {
        heading: 'Ninaweza kughairi?',
        paragraphs: [
          'Ndiyo, nafasi inayosubiri au iliyothibitishwa inaweza kughairiwa kwenye Safari Zangu, na usiku wake unakuwa huru mara moja.',
          'Kinachorudishwa kwako kinasemwa na masharti ya kughairi ya nyumba. Unayaona kabla ya kuweka nafasi, na kiasi chenyewe kabla ya kughairi.',
        ],
        whenGuestsPayHosts: [
          'Ndiyo, nafasi inayosubiri au iliyothibitishwa inaweza kughairiwa kwenye Safari Zangu, na usiku wake unakuwa huru mara moja.',
        ],
      },
      {
        heading: 'Ninalipaje?',
        paragraphs: [
          'Kwenye ukurasa wa safari yako, kwa M-Pesa au kwa kadi, kama unavyoonyesha. Kwa M-Pesa swali huja kwenye simu yako: weka PIN yako hapo, kamwe si kwenye ukurasa wa Makao.',
          'Amana hurudi baada ya kutoka. Mwenyeji wako akiomba sehemu yake, unasoma kwa nini na una saa 72 za kukubali au kukataa; la sivyo Makao huamua.',
        ],
        whenGuestsPayHosts: [
          'Wageni huwalipa wenyeji wao moja kwa moja. Hakuna malipo ya mtandaoni hapa.',
        ],
      },
      {
        heading: 'Kuna tatizo ninapofika',
        paragraphs: [
          'Mpigie mwenyeji wako kwanza: nambari yake iko kwenye Safari Zangu. Asipopatikana, au nyumba ikiwa si ile uliyoweka, tuandikie saa yoyote na utaje nafasi yako.',
        ],
      },
      {
        heading: 'Sikupata msimbo wangu',
        paragraphs: [
          'Msimbo huisha muda baada ya dakika 5; angalia barua taka. Hesabu ya muda ikiisha unaweza kuomba mwingine.',
        ],
      },
      {
        heading: 'Nani anaweza kuandika tathmini?',
        paragraphs: [
          'Wageni waliokaa tu, ndani ya siku 14 baada ya kutoka, mara moja kwa kila nafasi.',
        ],
      },
    ],
  },
  safety: {
    title: 'Usalama',
    lead: 'Ukaaji mzuri hujengwa kwa kuaminiana. Haya ndiyo tunayofanya, na unayoweza kufanya.',
    sections: [
      {
        heading: 'Tunachofanya',
        paragraphs: [
          'Simu, barua pepe na anwani za mitaa haziwekwi hadharani kamwe. Mtaa wa nyumba huonyeshwa nafasi ikishathibitishwa; ukiweka papo hapo na kulipa mtandaoni, ikishalipwa.',
        ],
      },
      {
        heading: 'Unachoweza kufanya',
        paragraphs: [
          'Weka nafasi ndani ya Makao na si pembeni, soma kanuni za nyumba kabla ya kuweka nafasi, na utuambie kitu kisipokuwa kama kilivyoelezwa.',
        ],
      },
      {
        heading: 'Katika dharura',
        paragraphs: ['Piga 999 au 112 kwanza. Kisha utuambie, saa yoyote.'],
      },
    ],
  },
} satisfies Record<string, ContentPage>
