import { Document, Packer, Paragraph } from 'docx'
import { zipSync } from 'fflate'

/** What a test résumé says. */
export interface TestPerson {
  readonly name: string
  readonly phone: string
  readonly email?: string
  readonly school?: string
  readonly employer?: string
}

/** The lines of a short Chinese résumé. */
export function resumeLines({ name, phone, email, school, employer }: TestPerson): readonly string[] {
  return [
    '个人简历',
    `姓名：${name}`,
    `手机：${phone}`,
    ...(email ? [`邮箱：${email}`] : []),
    '教育经历',
    `2015.09 - 2019.06  ${school ?? '武汉大学'}  计算机科学与技术  本科`,
    '工作经历',
    `2019.07 - 至今  ${employer ?? '深圳市云帆科技有限公司'}  高级工程师`,
    '负责招聘系统的后端开发',
  ]
}

/** A résumé as plain text. */
export function textResume(person: TestPerson): Uint8Array {
  return new TextEncoder().encode(resumeLines(person).join('\n'))
}

/** A résumé as a Word document. */
export async function wordResume(person: TestPerson): Promise<Uint8Array> {
  const children = resumeLines(person).map((line) => new Paragraph(line))
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })))
}

/** A ZIP of files by path. */
export function zipOf(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  return zipSync({ ...files }, { level: 6 })
}

/** Bytes with every occurrence of one ASCII text replaced by as many other bytes. */
export function patched(bytes: Uint8Array, text: string, by: readonly number[]): Uint8Array {
  const copy = Buffer.from(bytes)
  for (let at = copy.indexOf(text); at >= 0; at = copy.indexOf(text, at + 1)) copy.set(by, at)
  return new Uint8Array(copy)
}
