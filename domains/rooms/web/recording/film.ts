import { CallRefused, sendCall } from '@bole/platform/web'
import { roomsApi } from '@bole/rooms/contract'
import { pieceLength } from '@bole/rooms/model'
import { Mixer, type Source } from './mixer.ts'
import { Pieces, type Sent } from './pieces.ts'

/** Bits a second of the pictures: an hour is some 270 MB. */
const quality = 600_000

/** A recording in this window, from its beginning to its last piece. */
export class Film {
  readonly id: number
  readonly #mixer = new Mixer()
  readonly #recorder: MediaRecorder
  readonly #pieces: Pieces
  #ending: Promise<void> | null = null

  constructor(id: number, mediaType: string) {
    this.id = id
    this.#pieces = new Pieces((piece, number) => sendPiece(id, piece, number))
    const how = { mimeType: mediaType, videoBitsPerSecond: quality }
    this.#recorder = new MediaRecorder(this.#mixer.stream, how)
    this.#recorder.ondataavailable = ({ data }) => this.#pieces.put(data)
    this.#recorder.start(pieceLength)
  }

  mix(sources: readonly Source[]): void {
    if (!this.#ending) this.#mixer.mix(sources)
  }

  /** Ends it, once: its last piece is uploaded, and the server is told. */
  end(): Promise<void> {
    this.#ending ??= this.#finish()
    return this.#ending
  }

  async #finish(): Promise<void> {
    if (this.#recorder.state !== 'inactive')
      await new Promise<void>((resolve) => {
        this.#recorder.onstop = () => resolve()
        this.#recorder.stop()
      })
    this.#mixer.end()
    await this.#pieces.done()
    // Where nobody can be told, it ends with the window.
    await sendCall(roomsApi.stopRecord, { body: { id: this.id } }).catch(() => undefined)
  }
}

async function sendPiece(id: number, piece: Blob, number: number): Promise<Sent> {
  const body = new FormData()
  body.set('id', String(id))
  body.set('number', String(number))
  body.append('files', piece, `${number}.piece`)
  try {
    await sendCall(roomsApi.saveVideo, { body })
    return 'saved'
  } catch (error) {
    if (!(error instanceof CallRefused)) return 'again'
    return error.code === 'already_saved' ? 'saved' : 'over'
  }
}
