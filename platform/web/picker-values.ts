import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import utc from 'dayjs/plugin/utc'
import { currentLanguage } from './language.ts'
import { clockAt, momentAt } from './moments.ts'

// Pickers show the company's clocks: dayjs reads and writes as if they were UTC, and its "now" is what they show now. Ant Design
// installs customParseFormat as well; it has to be there before ours, or typed values would be read in the device's zone.
for (const plugin of [customParseFormat, utc]) dayjs.extend(plugin)
dayjs.extend((_, Day) => {
  const days = Day.prototype as unknown as { parse: (from: object) => void; tz: () => Dayjs }
  const { parse } = days
  days.parse = function (from) {
    parse.call(this, { ...from, utc: true })
  }
  // By this name Ant Design asks for the present.
  days.tz = () => dayjs(clockAt(Date.now()))
})

type Picked = Dayjs | null | readonly (Dayjs | null)[]

/** Makes a Form.Item around a picker, of one or of a range, hold what the wire has. */
function holding(clockOf: (held: string) => string, heldOf: (clock: string) => string) {
  const show = (held: string | null) => (held ? dayjs(clockOf(held)) : null)
  const take = (picked: Dayjs | null) => (picked ? heldOf(picked.format('YYYY-MM-DDTHH:mm')) : null)
  return {
    getValueProps: (held: string | null | (string | null)[] = null) => ({
      value: Array.isArray(held) ? held.map(show) : show(held),
    }),
    getValueFromEvent: (picked: Picked) => (Array.isArray(picked) ? picked.map(take) : take(picked as Dayjs)),
  }
}

/** The field holds days, as `2026-03-04`. */
export const holdingDays = holding(String, (clock) => clock.slice(0, 10))

/** The field holds moments in ISO 8601, and shows what the company's clocks then do. */
export const holdingMoments = holding(clockAt, momentAt)

// As the readers of each language write a day, beside the way that all of them see in a field.
const daysAs = { 'en-US': ['MM/DD/YYYY', 'M/D/YYYY'], 'pt-BR': ['DD/MM/YYYY', 'D/M/YYYY'] }
const daysAnywhere = ['YYYY-MM-DD', 'YYYY/MM/DD', 'YYYY/M/D', 'YYYY年M月D日', 'YYYYMMDD']

const daysTyped = () => {
  const language = currentLanguage()
  return [...daysAnywhere, ...(language === 'en-US' || language === 'pt-BR' ? daysAs[language] : [])]
}

/** What a picker of days takes in writing; what it cannot read stays where it was typed. */
export const writtenDays = () =>
  ({ format: daysTyped(), placeholder: 'YYYY-MM-DD', preserveInvalidOnBlur: true }) as const

/** What a picker of moments takes in writing, with hours by the company's clocks; what it cannot read stays where it was typed. */
export const writtenMoments = () =>
  ({
    format: daysTyped().flatMap((day) => [`${day} HH:mm`, `${day} H:mm`]),
    placeholder: 'YYYY-MM-DD HH:mm',
    preserveInvalidOnBlur: true,
  }) as const

/** Whether something stands in a picker, be it understood or not. */
export function isTypedIn(picker: { readonly nativeElement: HTMLElement } | null): boolean {
  return [...(picker?.nativeElement.querySelectorAll('input') ?? [])].some(({ value }) => value.trim() !== '')
}
