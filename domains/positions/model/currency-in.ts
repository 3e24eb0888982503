/** Currencies that salaries are written in. */
export const currencies = ['CNY', 'USD', 'BRL', 'TWD', 'HKD', 'EUR', 'GBP', 'JPY', 'SGD'] as const

export type Currency = (typeof currencies)[number]

const ofZones: Readonly<Record<Exclude<Currency, 'EUR'>, readonly string[]>> = {
  CNY: ['Asia/Shanghai', 'Asia/Urumqi', 'Asia/Chongqing', 'Asia/Harbin', 'Asia/Kashgar', 'PRC'],
  TWD: ['Asia/Taipei', 'ROC'],
  HKD: ['Asia/Hong_Kong', 'Hongkong'],
  JPY: ['Asia/Tokyo', 'Japan'],
  SGD: ['Asia/Singapore', 'Singapore'],
  GBP: ['Europe/London', 'Europe/Belfast', 'GB'],
  BRL: [
    ...['Araguaina', 'Bahia', 'Belem', 'Boa_Vista', 'Campo_Grande', 'Cuiaba', 'Eirunepe', 'Fortaleza'],
    ...['Maceio', 'Manaus', 'Noronha', 'Porto_Acre', 'Porto_Velho', 'Recife', 'Rio_Branco', 'Santarem'],
    'Sao_Paulo',
  ].map((city) => `America/${city}`),
  USD: [
    ...['New_York', 'Chicago', 'Denver', 'Los_Angeles', 'Phoenix', 'Anchorage', 'Detroit', 'Boise'],
    ...['Juneau', 'Indiana/Indianapolis', 'Kentucky/Louisville', 'Puerto_Rico'],
  ].map((city) => `America/${city}`),
}

/** Cities of Europe whose country pays in another currency. */
const withoutEuro =
  /\/(London|Belfast|Zurich|Vaduz|Stockholm|Oslo|Copenhagen|Warsaw|Prague|Budapest|Bucharest|Belgrade|Kiev|Kyiv|Moscow|Minsk|Istanbul|Tirane|Skopje|Sarajevo|Chisinau|Jersey|Guernsey|Isle_of_Man|Gibraltar|Kaliningrad|Samara|Saratov|Volgograd|Kirov|Astrakhan|Ulyanovsk|Simferopol)$/

/**
 * What a company pays in, by the country its clocks stand in: a time zone is what is known of where it is.
 * Where none of our currencies is that country’s, dollars.
 */
export function currencyIn(zone: string): Currency {
  const found = currencies.find((one) => one !== 'EUR' && ofZones[one].includes(zone))
  if (found) return found
  return zone.startsWith('Europe/') && !withoutEuro.test(zone) ? 'EUR' : 'USD'
}
