import { act, fireEvent, screen } from '@testing-library/react'
import { positionInFull, story } from './examples.ts'
import { type Answer, answerCalls, open } from './show.tsx'

/** An upload under way, answered by hand: the one border that only the browser has. */
export class Upload extends EventTarget {
  static readonly all: Upload[] = []
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  responseText = ''
  timeout = 0
  address = ''
  form: FormData | null = null

  open(method: string, address: string) {
    this.address = `${method} ${address}`
    Upload.all.push(this)
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(form: FormData) {
    this.form = form
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  answer(envelope: object | string) {
    this.responseText = typeof envelope === 'string' ? envelope : JSON.stringify(envelope)
    this.dispatchEvent(new Event('load'))
  }
}

/** What the server read in it. */
export const read = {
  upload_token: 'secret-of-the-upload-1234',
  name: 'cv.pdf',
  is_read: true,
  is_late: false,
  fields: {
    name: { value: 'Ana Souza', confidence: 0.95 },
    phone: { value: '+5511987654321', confidence: 0.6 },
  },
}

/** The form of a position, whose applications are answered as told. */
export async function openForm(apply: () => Answer = () => ({ data: { token: 't' } })) {
  const calls = answerCalls({
    position: () => ({ data: positionInFull }),
    application: () => ({ data: story }),
    apply,
  })
  open('/lumi/positions/7/apply')
  await screen.findByText('Send application')
  return calls
}

/** Chooses a file and answers the upload that begins. */
export const choose = (file: File) => {
  const picker = document.querySelector('input[type="file"]') ?? document.body
  fireEvent.change(picker, { target: { files: [file] } })
  return Upload.all.at(-1)
}
export const cv = new File(['%PDF'], 'cv.pdf')
/** The field of the form with this label. */
export const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
/** The server answers the upload. */
export const answered = (upload: Upload | undefined, envelope: object | string) =>
  act(async () => upload?.answer(envelope))
export const success = (data: object) => ({ status: 'success', message: '', data })
