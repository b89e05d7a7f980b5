import type { Locale } from 'antd/es/locale'
import english from 'antd/es/locale/en_US'

const lang: NonNullable<Locale['DatePicker']>['lang'] = {
  ...english.DatePicker!.lang,
  locale: 'sw',
  placeholder: 'Chagua tarehe',
  rangePlaceholder: ['Tarehe ya kuanza', 'Tarehe ya mwisho'],
  today: 'Leo',
  now: 'Sasa',
  backToToday: 'Rudi leo',
  ok: 'Sawa',
  clear: 'Futa',
  week: 'Wiki',
  month: 'Mwezi',
  year: 'Mwaka',
  timeSelect: 'chagua saa',
  dateSelect: 'chagua tarehe',
  monthSelect: 'Chagua mwezi',
  yearSelect: 'Chagua mwaka',
  decadeSelect: 'Chagua muongo',
  previousMonth: 'Mwezi uliopita (PageUp)',
  nextMonth: 'Mwezi ujao (PageDown)',
  previousYear: 'Mwaka uliopita (Control + kushoto)',
  nextYear: 'Mwaka ujao (Control + kulia)',
  previousDecade: 'Muongo uliopita',
  nextDecade: 'Muongo ujao',
}

/** Ant Design has no Kiswahili; the texts of the components used here. */
export const antdInKiswahili: Locale = {
  ...english,
  locale: 'sw',
  DatePicker: { ...english.DatePicker!, lang },
  Modal: { okText: 'Sawa', cancelText: 'Ghairi', justOkText: 'Sawa' },
  Popconfirm: { okText: 'Sawa', cancelText: 'Ghairi' },
  Empty: { description: 'Hakuna data' },
  Upload: {
    uploading: 'Inapakia…',
    removeFile: 'Ondoa faili',
    uploadError: 'Imeshindwa kupakia',
    previewFile: 'Tazama faili',
    downloadFile: 'Pakua faili',
  },
  QRCode: { expired: 'Msimbo wa QR umeisha muda', refresh: 'Onyesha upya', scanned: 'Umesomwa' },
  Image: { preview: 'Tazama' },
  global: { placeholder: 'Chagua', close: 'Funga' },
  Form: { ...english.Form!, optional: '(si lazima)' },
}
