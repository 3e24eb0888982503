/** What a search engine is told of an open position; salaries monthly, in the currency's smallest unit. */
export interface Advertised {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly requirements: string
  readonly cities: readonly string[]
  readonly category: string
  readonly company: { readonly name: string; readonly description: string }
  readonly head_count: number
  readonly degree: 'doctor' | 'master' | 'bachelor' | 'college' | 'secondary' | null
  readonly salary_from: number | null
  readonly salary_to: number | null
  readonly salary_currency: string
  readonly opened_at: string
  readonly closes_at: string | null
}

// Google's words for schema.org/EducationalOccupationalCredential; a doctor's is its highest.
const credentials = {
  doctor: 'postgraduate degree',
  master: 'postgraduate degree',
  bachelor: 'bachelor degree',
  college: 'associate degree',
  secondary: 'high school',
} as const

/** A position as schema.org/JobPosting, the way search engines read it; `url` is its page. */
export function jobPosting(position: Advertised, url: string): Readonly<Record<string, unknown>> {
  const { title, cities, company, degree, closes_at } = position
  const salary = salaryOf(position)
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title,
    description: paragraphs([position.description, position.requirements, company.description]) || title,
    identifier: { '@type': 'PropertyValue', name: company.name, value: String(position.id) },
    url,
    datePosted: position.opened_at,
    ...(closes_at ? { validThrough: closes_at } : {}),
    hiringOrganization: { '@type': 'Organization', name: company.name },
    jobLocation: cities.map((city) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city },
    })),
    ...(position.category === '' ? {} : { occupationalCategory: position.category }),
    totalJobOpenings: position.head_count,
    directApply: true,
    ...(degree
      ? {
          educationRequirements: {
            '@type': 'EducationalOccupationalCredential',
            credentialCategory: credentials[degree],
          },
        }
      : {}),
    ...(salary ? { baseSalary: salary } : {}),
  }
}

function salaryOf({ salary_from, salary_to, salary_currency }: Advertised) {
  if (salary_from === null && salary_to === null) return null
  const unit = smallestUnits(salary_currency)
  return {
    '@type': 'MonetaryAmount',
    currency: salary_currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(salary_from === null ? {} : { minValue: salary_from / unit }),
      ...(salary_to === null ? {} : { maxValue: salary_to / unit }),
      unitText: 'MONTH',
    },
  }
}

/** How many of a currency's smallest unit make one of it (ISO 4217): 100 of most, 1 of the yen. */
export function smallestUnits(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return 10 ** maximumFractionDigits
}

/** A description is HTML there, so what recruiters typed is no markup in it. */
function paragraphs(texts: readonly string[]): string {
  return texts
    .flatMap((text) => text.split(/\n\s*\n/))
    .filter((text) => text.trim() !== '')
    .map((text) => `<p>${escapeMarkup(text.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it stands within markup, XML's as well, also in quotes; what XML cannot hold is left out. */
export function escapeMarkup(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
}

/** JSON as it may stand within a script element: nothing in it ends the element, or opens a comment. */
export function jsonInMarkup(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
