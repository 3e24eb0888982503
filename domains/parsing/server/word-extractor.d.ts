declare module 'word-extractor' {
  interface WordDocument {
    getBody(): string
    getFooters(): string
    getHeaders(options?: { includeFooters?: boolean }): string
    getTextboxes(options?: { includeHeadersAndFooters?: boolean; includeBody?: boolean }): string
  }
  export default class WordExtractor {
    extract(input: string | Buffer): Promise<WordDocument>
  }
}
