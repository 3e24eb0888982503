import { expect, it } from 'vitest'
import { nameFromFileName } from './file-name.ts'

it.each([
  ['张三_Java开发工程师_5年.pdf', '张三'],
  ['个人简历-李小龙-13800138000.docx', '李小龙'],
  ['【产品经理_杭州 15-20K】王芳 3年.pdf', '王芳'],
  ['John Smith Resume 2024.pdf', 'John Smith'],
  ['CV_Maria-Garcia.docx', 'Maria Garcia'],
  ['resume_final(2).pdf', undefined],
  ['a.bin', undefined],
])('%s → %s', (file, name) => expect(nameFromFileName(file)?.value).toBe(name))
