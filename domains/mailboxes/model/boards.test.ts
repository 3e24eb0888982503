import { boardOf } from '@bole/mailboxes/model'
import { expect, test } from 'vitest'

test.each([
  ['resume@service.zhaopin.com', '(Zhaopin.com) 应聘 电池工程师-上海-王敏', '', 'zhaopin'],
  ['NoReply@51JobMail.com', '申请贵公司电池工程师', '', '51job'],
  ['hr@notzhaopin.com', '周报', '', null],
  ['zhaopin.com@example.com', '你好', '', null],
  ['lin@company.example', '转发: 王敏应聘电池工程师【BOSS直聘】', '', 'boss'],
  [
    'lin@company.example',
    'Fwd: Application for battery engineer',
    'sent by way of indeedemail.com',
    'indeed',
  ],
  ['lin@company.example', '关于智联招聘续费', '请续费', null],
  ['lin@company.example', '转发：应聘', `${' '.repeat(3000)}来自智联招聘`, null],
  ['vagas@mail.gupy.io', 'Nova candidatura', '', 'gupy'],
])('%s with %j is of %s', (sender, subject, text, board) => {
  expect(boardOf({ sender, subject, text })).toBe(board)
})
