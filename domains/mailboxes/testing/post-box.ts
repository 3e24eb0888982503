import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

/** A mail as a person would write it. */
export interface TestMail {
  readonly from?: string
  readonly to?: string
  readonly subject?: string
  readonly text?: string
  readonly html?: string
  readonly date?: Date
  readonly attachments?: readonly { readonly filename: string; readonly content: Uint8Array | string }[]
}

/** A mail in the bytes that mail programs send. */
export async function bytesOfMail(mail: TestMail): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await transport.sendMail({
    ...{
      from: '王敏 <wang@example.com>',
      to: 'jobs@acme.test',
      subject: '应聘',
      text: '您好，请查收简历。',
      ...mail,
    },
    attachments:
      mail.attachments?.map(({ filename, content }) => ({
        filename,
        content: Buffer.from(content),
      })) ?? [],
  })
  return Buffer.isBuffer(message) ? message : Buffer.from(String(message))
}

let delivered = 0

/** A mailbox of its own on the dovecot of the peer tests: whatever its name, its password is `secret`. */
export class PostBox {
  readonly port: number
  readonly username: string
  readonly #home: string

  private constructor(port: number, username: string, home: string) {
    this.port = port
    this.username = username
    this.#home = home
  }

  /** `inbox` is where the peer's own mailbox takes what arrives; that of another name lies beside it. */
  static async open({ port, inbox }: { readonly port: number; readonly inbox: string }): Promise<PostBox> {
    const username = `box-${randomUUID().slice(0, 8)}`
    const box = new PostBox(port, username, join(inbox, '../..', username))
    await box.addFolder('INBOX')
    return box
  }

  /** As a maildir has it: what is not the inbox lies in it under a dot. */
  #folderOf(name: string): string {
    return name === 'INBOX' ? this.#home : join(this.#home, `.${name}`)
  }

  /** A folder; its name in ASCII. */
  async addFolder(name: string): Promise<void> {
    const folder = this.#folderOf(name)
    for (const part of ['', 'new', 'cur', 'tmp']) {
      await mkdir(join(folder, part), { recursive: true })
      await chmod(join(folder, part), 0o777)
    }
  }

  /** Lays mails into a folder, each at once and whole. */
  async deliver(mails: readonly (TestMail | Buffer)[], name = 'INBOX'): Promise<void> {
    const folder = this.#folderOf(name)
    for (const mail of mails) {
      const bytes = Buffer.isBuffer(mail) ? mail : await bytesOfMail(mail)
      const file = `${Date.now()}.${String(++delivered).padStart(6, '0')}.test`
      await writeFile(join(folder, 'tmp', file), bytes)
      await chmod(join(folder, 'tmp', file), 0o666)
      await rename(join(folder, 'tmp', file), join(folder, 'new', file))
    }
  }

  /** Makes the server forget its numbers, so that the folder gets another validity. */
  async forgetNumbers(): Promise<void> {
    for (const file of await readdir(this.#home))
      if (file.startsWith('dovecot')) await rm(join(this.#home, file), { recursive: true })
  }
}
