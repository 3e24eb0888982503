import { fileKinds } from './detect-kind.ts'
import { hasTesseract } from './ocr/system-tesseract.ts'

/** What documents this machine reads, and with what. */
export interface AvailableReaders {
  /** Kinds of files, told by their content. */
  readonly formats: string[]
  /** Whether pictures are read by the system's tesseract or by the one that comes with the server. */
  readonly pictures: 'system' | 'bundled'
}

/** What is available is asked of the machine once a process. */
export async function availableReaders(): Promise<AvailableReaders> {
  return { formats: [...fileKinds], pictures: (await hasTesseract()) ? 'system' : 'bundled' }
}
