import type { ContentPage } from '../content-page'

export const hostingPages = {
  'host': {
    title: 'Pangisha nyumba yako',
    lead: 'Chumba cha ziada, nyumba ya pwani au fleti mjini: tuambie kuihusu, na wageni wataipata.',
    sections: [
      {
        heading: 'Inavyofanya kazi',
        paragraphs: [
          'Fungua akaunti ya mwenyeji, eleza nyumba yako, ongeza picha hadi nane na upange bei kwa usiku. Wewe ndiye unayeamua nani akae: kila nafasi husubiri jibu lako, isipokuwa umeruhusu nyumba iwekwe papo hapo.',
        ],
      },
      {
        heading: 'Gharama zake',
        paragraphs: [
          'Kutangaza ni bure. Wageni hulipa ada ya huduma ya 10% juu ya bei yako. Malipo yako hutolewa saa 24 baada ya mgeni kuingia.',
        ],
        whenGuestsPayHosts: [
          'Kutangaza ni bure. Wageni wanakulipa moja kwa moja, pamoja na ada ya huduma ya 10% juu ya bei yako. Hakuna malipo ya mtandaoni hapa.',
        ],
      },
      {
        heading: 'Kalenda yako inabaki yako',
        paragraphs: [
          'Usiku uliochukuliwa hauwezi kuuzwa mara mbili. Nafasi ikighairiwa, usiku wake unakuwa huru mara moja.',
        ],
      },
    ],
  },
  'host-resources': {
    title: 'Nyenzo za wenyeji',
    lead: 'Mambo ambayo wenyeji walituambia wangetamani kuyajua tangu mwanzo.',
    sections: [
      {
        heading: 'Picha',
        paragraphs: [
          'Fungua mapazia, piga picha asubuhi, na ushike kamera sawasawa. Anza na chumba au mandhari moja ambayo watu watakumbuka.',
        ],
      },
      {
        heading: 'Eleza njia ya kufika',
        paragraphs: [
          'Mitaa mingi haina jina. Alama ya kutambulika, rangi ya lango na jina la steji husaidia kuliko nambari ya mtaa.',
        ],
      },
      {
        heading: 'Jibu haraka',
        paragraphs: [
          'Ombi hushika usiku wake kwa saa 24. Wageni huchagua mwenyeji anayejibu kwanza.',
        ],
      },
    ],
  },
  'hosting-responsibly': {
    title: 'Upangishaji wa kuwajibika',
    lead: 'Mgeni ni mgeni wako; mtaa ni wa kila mtu.',
    sections: [
      {
        heading: 'Usalama nyumbani',
        paragraphs: [
          'Kagua nyaya za umeme, gesi na kufuli kabla ya kila msimu, weka sanduku la huduma ya kwanza, na acha nambari za dharura mahali wageni wanapoweza kuziona.',
        ],
      },
      {
        heading: 'Majirani',
        paragraphs: [
          'Kubalianeni saa za utulivu, sema ni watu wangapi wanaoweza kukaa, na acha nambari ambayo majirani wako wanaweza kupiga.',
        ],
      },
      {
        heading: 'Sheria na kodi',
        paragraphs: [
          'Biashara za malazi hujisajili chini ya Sheria ya Ulinzi wa Data, na upangishaji hutozwa kodi. Pata ushauri unaofaa nyumba yako.',
        ],
      },
    ],
  },
} satisfies Record<string, ContentPage>
