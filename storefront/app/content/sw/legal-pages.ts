import type { ContentPage } from '../content-page'

export const legalPages = {
  terms: {
    title: 'Masharti ya huduma',
    lead: 'Makubaliano kati yako na Makao, kwa maneno rahisi.',
    sections: [
      {
        heading: 'Nani anaweza kutumia Makao',
        paragraphs: [
          'Huduma ni ya watu wenye umri wa miaka 18 na zaidi, kila mtu na akaunti moja.',
        ],
      },
      {
        heading: 'Nafasi',
        paragraphs: [
          'Nafasi iliyowekwa ni makubaliano kati ya mgeni na mwenyeji. Husubiri hadi mwenyeji akubali, isipokuwa nyumba huwekwa papo hapo; nafasi inayosubiri ambayo hakuna aliyejibu huisha baada ya saa 24. Mahali wageni wanapolipa mtandaoni, nafasi iliyokubaliwa isiyolipwa ndani ya muda ulioonyeshwa huisha pia.',
          'Bei unayoonyeshwa unapoweka nafasi ndiyo bei ya nafasi hiyo: usiku, anachotoza mwenyeji kwa wageni wa ziada, usafi na wanyama wa kufugwa, ada ya huduma ya 10% na kodi ya 8%, mstari kwa mstari.',
        ],
      },
      {
        heading: 'Kughairi',
        paragraphs: [
          'Mgeni na mwenyeji wanaweza kughairi nafasi inayosubiri au iliyothibitishwa hadi wakati wa kuingia. Kinachorudishwa kwa mgeni anayeghairi husemwa na kanuni za mahali, zinazoonyeshwa kabla ya kuweka nafasi na kubaki na nafasi hiyo. Mwenyeji akighairi, yote hurudishwa.',
          'Mgeni anayeondoka mapema hulipa kilichokubaliwa. Mwenyeji anaweza kupunguza bei mara moja, hadi siku 14 baadaye; kilicholipwa zaidi hurudi.',
        ],
      },
      {
        heading: 'Amana, na wageni wasiofika',
        paragraphs: [
          'Baadhi ya nyumba huomba amana inayorudishwa, ambayo huonyeshwa pamoja na bei na kulipwa pamoja na ukaaji. Hurudi baada ya kutoka. Mwenyeji anaweza kuomba sehemu yake na kusema kwa nini; mgeni ana saa 72 za kukubali, la sivyo Makao huamua. Kisichokubaliwa hurudi.',
          'Mgeni asipofika na hakughairi, mwenyeji anaweza kusema hivyo hadi siku 7 baada ya ukaaji. Kinachorudi ni kile ambacho kughairi wakati wa kuingia kungerudisha.',
        ],
        whenGuestsPayHosts: [
          'Mgeni asipofika na hakughairi, mwenyeji anaweza kusema hivyo hadi siku 7 baada ya ukaaji.',
        ],
      },
      {
        heading: 'Tathmini',
        paragraphs: [
          'Tathmini hutolewa na wageni waliokaa na hupokelewa ndani ya siku 14 baada ya kutoka. Wenyeji wanaweza kujibu mara moja.',
        ],
      },
      {
        heading: 'Malipo kwa wenyeji',
        paragraphs: ['Wenyeji hulipwa saa 24 baada ya mgeni kuingia.'],
        whenGuestsPayHosts: [
          'Wageni huwalipa wenyeji wao moja kwa moja. Hakuna malipo ya mtandaoni hapa.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Faragha',
    lead: 'Tunachohifadhi kukuhusu, kwa nini, na kwa muda gani.',
    sections: [
      {
        heading: 'Tunachohifadhi',
        paragraphs: [
          'Jina lako, barua pepe na simu, nafasi ulizoweka na tathmini zako, na unachochagua kuongeza kwenye wasifu wako. Manenosiri huhifadhiwa kwa njia isiyoweza kusomwa.',
        ],
      },
      {
        heading: 'Nani anaviona',
        paragraphs: [
          'Jina na picha yako huonekana na wote kwenye matangazo na tathmini zako, na pamoja na maelezo yako mafupi na tathmini zako kwenye wasifu wako wa wazi, usipoufunga kwenye mipangilio. Mgeni na mwenyeji wa nafasi moja huona jina la mwenzake, na mwenyeji huona barua pepe ya mgeni tangu anapoomba. Ukaaji ukithibitishwa (ukiwekwa papo hapo na kulipwa mtandaoni, ukishalipwa), mgeni huona pia barua pepe ya mwenyeji, na kila mmoja nambari ya simu ya mwenzake. Watu ambao mwenyeji amewaruhusu kupokea wageni huona jina lako, tarehe na maombi yako na, mwenyeji akishaipata, nambari yako ya simu. Wengine huona barua pepe na simu yako ukichagua hivyo tu kwenye mipangilio. Hatuuzi chochote kwa yeyote.',
        ],
      },
      {
        heading: 'Kwa muda gani',
        paragraphs: [
          'Kumbukumbu za nafasi huhifadhiwa miaka 7, na mawasiliano miaka 2. Akaunti ambayo haikuthibitishwa hufutwa baada ya siku 30. Mahali na kifaa ambacho mtu aliingia nacho, au alijaribu kuingia nacho, huhifadhiwa siku 180 ili tutambue mashambulizi. Kifaa, na mtandao kilipotumika mwisho, tunavitambua tena kwa alama zisizoweza kusomwa tu, hadi mwaka mmoja baada ya kukitumia kuingia mara ya mwisho, ili tukujulishe kifaa kipya.',
        ],
      },
      {
        heading: 'Haki zako',
        paragraphs: [
          'Chini ya Sheria ya Ulinzi wa Data ya 2019 unaweza kuona, kusahihisha, kuchukua au kufuta data yako. Tuandikie kwenye anwani yetu ya msaada.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Vidakuzi',
    lead: 'Tunatumia vichache sana, na hakuna kinachokufuatilia.',
    sections: [
      {
        heading: 'Tunavyoweka',
        paragraphs: [
          'Kimoja hukuweka ukiwa umeingia. Kimoja hubeba ujumbe kutoka ukurasa hadi ukurasa kwa dakika moja. Kimoja hukumbuka lugha uliyochagua, na kimoja sarafu unayotaka kuona kando ya bei.',
          'Unapojisajili au kuweka nenosiri jipya, kimoja hushikilia anwani yako ya barua pepe kwa nusu saa.',
        ],
      },
      {
        heading: 'Kinachohifadhiwa na kifaa chako',
        paragraphs: [
          'Ili uweze kusoma bila mtandao, kivinjari chako huhifadhi kurasa ulizotembelea hapa, zikiwemo safari zako. Hubaki kwenye kifaa chako, na ukiondoka kwenye akaunti hufutwa.',
          'Ulichoandika ili kujisajili (majina yako, barua pepe, simu na kama wewe ni mwenyeji, kamwe si nenosiri) hubaki hapo hadi ukamilishe usajili. Baada ya nusu saa hakitumiki tena, na hufutwa utakapofungua fomu tena.',
          'Kikao chako kikiisha unapoandika, ulichoandika hubaki kwenye kichupo hicho, kwa ajili yako peke yako, hadi ufungue fomu tena au ufunge kichupo. Nenosiri na faili kamwe hazibaki.',
          'Maneno ya nyumba ambayo hujahifadhi hubaki hapo, pamoja na barabara na pini yake, hadi uyahifadhi, uyatupe au uondoke kwenye akaunti. Baada ya mwezi mmoja hayatolewi tena.',
        ],
      },
      {
        heading: 'Tusivyoweka',
        paragraphs: ['Hakuna matangazo, hakuna ufuatiliaji, hakuna watu wengine.'],
      },
    ],
  },
} satisfies Record<string, ContentPage>
