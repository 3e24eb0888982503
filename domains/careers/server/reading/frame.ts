import { type Language, languages } from '@bole/platform/contract'
import type { SayOnSite } from '../../contract/texts/index.ts'
import { jsonInMarkup } from '../../model/job-posting.ts'
import { Markup, markup } from './markup.ts'

/** A page as it is read without scripts: what goes into the head of the document, and into the place of the app. */
export interface ReadablePage {
  readonly language: Language
  readonly head: string
  readonly body: string
  /** Whether what it was about is over for good: HTTP 410. */
  readonly isGone?: boolean
}

/** What every readable page is made from. */
export interface Reading {
  readonly language: Language
  readonly say: SayOnSite
  /** The address people use, without a slash at its end: `https://jobs.example.com`. */
  readonly origin: string
  readonly organisation: { readonly name: string; readonly slug: string }
}

interface Framed {
  readonly title: string
  /** In a sentence or two, for whoever lists the page. */
  readonly description: string
  /** Below the origin, without conditions: the one address of the page. */
  readonly path: string
  /** Below the origin. */
  readonly picture: string
  readonly linkedData?: unknown
  readonly content: Markup
}

const ogLocale = (language: Language) => language.replace('-', '_')

/** As long as search engines show. */
const briefly = (text: string) => {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length > 200 ? `${plain.slice(0, 199).toWellFormed()}…` : plain
}

/** Puts a page together, as the app in the browser frames it. */
export function framed(reading: Reading, page: Framed): ReadablePage {
  const { language, say, origin, organisation } = reading
  const { title, path, content, linkedData } = page
  const url = `${origin}${path}`
  const inLanguage = (other: Language) => `${url}?lang=${other}`
  const description = briefly(page.description)
  const head = markup`<title>${title}</title>
    <meta name="description" content="${description}" />
    <link rel="canonical" href="${url}" />
    ${languages.map((other) => markup`<link rel="alternate" hreflang="${other}" href="${inLanguage(other)}" />`)}
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${organisation.name}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${url}" />
    <meta property="og:locale" content="${ogLocale(language)}" />
    <meta property="og:image" content="${origin}${page.picture}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
    ${linkedData === undefined ? null : markup`<script type="application/ld+json">${new Markup(jsonInMarkup(linkedData))}</script>`}`
  const body = markup`<header class="bar">
      <a class="brand" href="/careers/${organisation.slug}"><span class="monogram" aria-hidden="true">${[...organisation.name][0] ?? ''}</span><span>${organisation.name}</span></a>
      <nav class="languages" aria-label="${say('languages')}">${languages.map(
        (other) =>
          markup`<a href="?lang=${other}" hreflang="${other}" lang="${other}"${
            other === language ? markup` aria-current="true"` : null
          }>${ownNames[other]}</a> `,
      )}</nav>
    </header>
    <main id="main"><h1>${title}</h1>${content}</main>`
  return { language, head: head.text, body: body.text }
}

const ownNames: Readonly<Record<Language, string>> = {
  'zh-CN': '简体中文',
  'en-US': 'English',
  'pt-BR': 'Português',
  'zh-TW': '繁體中文',
}
