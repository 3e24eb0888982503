import { reading } from '@bole/careers/server'
import { languageOf } from '@bole/platform/contract'
import { type Announcer, type Database, inTransaction, languageOfRequest } from '@bole/platform/host'
import type { FastifyRequest } from 'fastify'

/** A page that is filled in for whoever reads without scripts, and its HTTP status. */
export interface ReadPage {
  readonly status: 200 | 404 | 410
  readonly page: reading.ReadablePage | null
}

/** Fills in the page of an address; null where that address is the app's alone. */
export type PageReader = (request: FastifyRequest) => Promise<ReadPage | null>

interface Parts {
  readonly database: Database
  readonly announcer: Announcer
  readonly publicUrl: string
}

/** Reads the career site's pages out of the database as they are asked for. */
export function pageReader({ database, announcer, publicUrl }: Parts): PageReader {
  const origin = publicUrl.replace(/\/+$/, '')
  return async (request) => {
    const { pathname: path, searchParams: search } = new URL(request.url, 'http://localhost')
    if (!reading.isReadable(path)) return reading.isAddress(path) ? null : { status: 404, page: null }
    const language = languageOf(search.get('lang') ?? '') ?? languageOfRequest(request)
    const parts = { database, publish: announcer.publish }
    const asked = { path, search, language, origin, now: new Date() }
    const page = await inTransaction(parts, 0, (tx) => reading.readPage(tx, asked))
    if (!page) return { status: 404, page }
    return { status: page.isGone ? 410 : 200, page }
  }
}

/** The app's own page with what is read put into it: the app takes its place once it has drawn the same. */
export function filledPage(html: string, page: reading.ReadablePage): string {
  const put = (text: string, place: RegExp, filled: string) => text.replace(place, () => filled)
  const named = put(html, /<html lang="[^"]*"/, `<html lang="${page.language}"`)
  const known = put(named, /<title>[^<]*<\/title>/, page.head)
  const open = put(known, /\s*<meta name="robots"[^>]*>/, '')
  const said = put(open, /\s*<noscript>[\s\S]*?<\/noscript>/, '')
  return put(said, /<div id="app"><\/div>/, `<div id="app" data-read>${page.body}</div>`)
}
