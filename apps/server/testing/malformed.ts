import { addressOf, type Call } from '@bole/platform/contract'
import { type RawRequest, requestOf } from './raw-request.ts'
import { type Input, isRecord, placesOf } from './sample-input.ts'
import { isLongRun, testsEverything } from './tested-calls.ts'

/** A request that something is wrong with, and what. */
export interface Malformed {
  readonly fault: string
  readonly request: RawRequest
}

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

/** JSON texts no field expects; each is put into every field of a body. */
const badJson: Readonly<Record<string, string>> = {
  null: 'null',
  'an object': '{"a":{"b":[1]}}',
  'a list': '[[{}],1,"a"]',
  true: 'true',
  NUL: '"a\\u0000b"',
  'a lone surrogate': '"\\ud800"',
  'nearly a megabyte': `"${'a'.repeat(900_000)}"`,
  'a huge number': '1e308',
  'more than an integer holds': '9007199254740993',
  'more than 32 bits': '4294967297',
  'below zero': '-1',
  'a fraction': '1.5',
  'deep nesting': deep(5_000),
  'a prototype': '{"__proto__":{"isAdmin":true},"constructor":1}',
}

/** Texts as they stand in an address, already encoded; each is put into every parameter. */
const badText: Readonly<Record<string, string>> = {
  NUL: 'a%00b',
  'no UTF-8': '%ff%fe',
  'a lone surrogate': '%ED%A0%80',
  'a broken escape': '%zz%',
  'a huge number': '1e308',
  'more than an integer holds': '9223372036854775808',
  'more than 32 bits': '4294967297',
  'below zero': '-1',
  'a fraction': '1.5',
  SQL: "1'%3B%20drop%20table%20users%3B--",
  'many words': 'a,'.repeat(3_000),
  'a long word': 'a'.repeat(8_000),
}

/**
 * How many of the faults of one kind are tried in one call; which ones differs from call to call, so that all calls
 * together try everything. More in the long run, and where single domains are tested because they changed.
 */
const triedAtMost = isLongRun || !testsEverything ? 40 : 12

/** Everything that is tried on one call: whole requests that are broken, and good ones with one bad field. */
export function malformedRequests(call: Call, good: Input, round: number): readonly Malformed[] {
  return [
    ...spread(badFields(call, good), round),
    ...spread(badParameters(call, good, badText), round),
    // Tried everywhere: a list of nothing is what a screen sends whose last choice was taken away.
    ...badParameters(call, good, { nothing: '' }),
    ...(call.body || call.uploads ? brokenBodies(call, good) : []),
  ]
}

/** Some of a long list, beginning elsewhere in each round so that all calls together try everything. */
function spread(all: readonly Malformed[], round: number): readonly Malformed[] {
  if (all.length <= triedAtMost) return all
  const step = all.length / triedAtMost
  return Array.from(
    { length: triedAtMost },
    (_, index) => all[(Math.floor(index * step) + round) % all.length],
  ).filter((one) => one !== undefined)
}

function badFields(call: Call, good: Input): readonly Malformed[] {
  if (!call.body) return []
  const fields = [...placesOf(call).keys()].filter(
    (place) => place.startsWith('body.') && !place.endsWith('[]'),
  )
  if (call.uploads) return fields.flatMap((place) => badFormFields(call, good, place.replace('body.', '')))
  return fields.flatMap((place) =>
    Object.entries(badJson).map(([fault, json]) => ({
      fault: `${place} is ${fault}`,
      request: { ...requestOf(call, good), payload: withJsonAt(good.body, place.split('.').slice(1), json) },
    })),
  )
}

/** A form's fields are text; each takes what an address can carry, as bytes. */
function badFormFields(call: Call, good: Input, key: string): readonly Malformed[] {
  const texts = {
    ...badText,
    nothing: '',
    NUL: 'a\u0000b',
    'a lone surrogate': '\ud800',
    'a path': '../../etc/passwd',
  }
  return Object.entries(texts).map(([fault, text]) => ({
    fault: `body.${key} is ${fault}`,
    request: requestOf(call, { ...good, body: { ...good.body, [key]: text } }),
  }))
}

/** A body as JSON with a text put where a field stands; the text need not be a value JavaScript can hold. */
function withJsonAt(body: unknown, path: readonly string[], json: string): string {
  const mark = '@@here@@'
  const put = (value: unknown, [first, ...rest]: readonly string[]): unknown => {
    if (first === undefined) return mark
    if (first === '[]') return [put(Array.isArray(value) ? value[0] : {}, rest)]
    const object = isRecord(value) ? value : {}
    return { ...object, [first]: put(object[first], rest) }
  }
  return JSON.stringify(put(body, path)).replace(`"${mark}"`, () => json)
}

function badParameters(
  call: Call,
  good: Input,
  texts: Readonly<Record<string, string>>,
): readonly Malformed[] {
  const places = [...placesOf(call).keys()].filter((place) => /^(params|query)\.\w+$/.test(place))
  return places.flatMap((place) => {
    const [part, key = ''] = place.split('.')
    return Object.entries(texts).map(([fault, text]) => ({
      fault: `${place} is ${fault}`,
      request: {
        ...requestOf(call, good),
        url: part === 'params' ? pathWith(call, good, key, text) : queryWith(call, good, key, text),
      },
    }))
  })
}

function pathWith(call: Call, good: Input, key: string, text: string): string {
  return addressOf(call, { ...good.params, [key]: '@@here@@' }, good.query).replace(
    '%40%40here%40%40',
    () => text,
  )
}

function queryWith(call: Call, good: Input, key: string, text: string): string {
  const { [key]: _, ...others } = good.query
  const url = addressOf(call, good.params, others)
  // Twice: a parameter that comes again is a list to some readers.
  return `${url}${url.includes('?') ? '&' : '?'}${key}=${text}&${key}=${text}`
}

function brokenBodies(call: Call, good: Input): readonly Malformed[] {
  const { url, payload, headers = {} } = requestOf(call, good)
  const text = String(payload ?? '')
  const type = (value: string) => ({ 'content-type': value })
  const half = text.slice(0, Math.ceil(text.length / 2))
  const json = type('application/json')
  return [
    { fault: 'a body cut in half', request: { url, headers, payload: half } },
    { fault: 'a body without its end', request: { url, headers, payload: text.slice(0, -4) } },
    { fault: 'no body', request: { url, headers, payload: '' } },
    { fault: 'a list as the body', request: { url, headers: json, payload: '[]' } },
    { fault: 'null as the body', request: { url, headers: json, payload: 'null' } },
    { fault: 'a deep body', request: { url, headers: json, payload: deep(200_000) } },
    {
      fault: 'a body that is too large',
      request: { url, headers: json, payload: `"${'a'.repeat(1_200_000)}"` },
    },
    {
      fault: 'bytes for JSON',
      request: { url, headers: json, payload: Buffer.from([0, 0xff, 0xfe, 0x80, 0x22]) },
    },
    { fault: 'another content type', request: { url, headers: type('text/xml'), payload: '<a/>' } },
    {
      fault: 'a form without its boundary',
      request: { url, headers: type('multipart/form-data'), payload: text },
    },
    {
      fault: 'a form that is none',
      request: { url, headers: type('multipart/form-data; boundary=x'), payload: '--x\r\nrubbish\r\n--x' },
    },
    { fault: 'no content type', request: { url, headers: type(''), payload: text } },
  ]
}
