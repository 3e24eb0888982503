import { type Document, DomHandler } from 'domhandler'
import { Parser, type ParserOptions } from 'htmlparser2'
import { documentLimits } from './document-limits.ts'
import { UnreadableDocument } from './unreadable-document.ts'

/** Counts what a page or an XML text is made of while its tree grows, and gives up past the limits. */
class CountingHandler extends DomHandler {
  #parts = 0

  #count(): void {
    if (++this.#parts > documentLimits.markupParts) throw new UnreadableDocument('too_large')
  }

  onattribute(): void {
    this.#count()
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.#count()
    super.onopentag(name, attributes)
    if (this.tagStack.length > documentLimits.markupDepth) throw new UnreadableDocument('too_large')
  }

  override ontext(text: string): void {
    this.#count()
    super.ontext(text)
  }
}

/**
 * The tree of a page or an XML text. Entities and external parts are never fetched.
 *
 * @throws UnreadableDocument when it has more parts or lies deeper than {@link documentLimits} allow
 */
export function parseMarkup(text: string, options: ParserOptions = {}): Document {
  const handler = new CountingHandler(undefined, options)
  new Parser(handler, options).end(text)
  return handler.root
}
