/** Banks of Kenya by the code that the Central Bank's clearing house gives them, as text: some begin with a zero. */
export const BANKS = {
  '01': 'KCB Bank Kenya',
  '02': 'Standard Chartered Bank Kenya',
  '03': 'Absa Bank Kenya',
  '05': 'Bank of India',
  '06': 'Bank of Baroda (Kenya)',
  '07': 'NCBA Bank Kenya',
  '10': 'Prime Bank',
  '11': 'Co-operative Bank of Kenya',
  '12': 'National Bank of Kenya',
  '14': 'M-Oriental Bank',
  '16': 'Citibank N.A. Kenya',
  '17': 'Habib Bank AG Zurich',
  '18': 'Middle East Bank Kenya',
  '19': 'Bank of Africa Kenya',
  '23': 'Consolidated Bank of Kenya',
  '25': 'Credit Bank',
  '26': 'Access Bank Kenya',
  '31': 'Stanbic Bank Kenya',
  '35': 'African Banking Corporation (ABC Bank)',
  '43': 'Ecobank Kenya',
  '50': 'Paramount Bank',
  '51': 'Kingdom Bank',
  '53': 'Guaranty Trust Bank (Kenya)',
  '54': 'Victoria Commercial Bank',
  '55': 'Guardian Bank',
  '57': 'I&M Bank',
  '59': 'Development Bank of Kenya',
  '60': 'SBM Bank Kenya',
  '61': 'HFC',
  '63': 'Diamond Trust Bank Kenya',
  '65': 'Commercial International Bank (CIB) Kenya',
  '66': 'Sidian Bank',
  '68': 'Equity Bank Kenya',
  '70': 'Family Bank',
  '72': 'Gulf African Bank',
  '74': 'Premier Bank Kenya',
  '75': 'DIB Bank Kenya',
  '76': 'UBA Kenya Bank',
  '78': 'Kenya Women Microfinance Bank',
} as const

export type BankCode = keyof typeof BANKS

/** By name: keys that look like numbers would come before those that begin with a zero. */
export const BANK_CODES = (Object.keys(BANKS) as BankCode[]).toSorted((one, other) =>
  BANKS[one].localeCompare(BANKS[other], 'en')
)
