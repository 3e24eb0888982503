import { expect, test } from 'vitest'
import { normaliseLine } from './normalise.ts'
import { withOwnMarks } from './own-marks.ts'

test.each([
  [
    '负责订单服务的设计，日均处理订单18万笔；核心接口可用性99.95%',
    '负责订单服务的设计，日均处理订单18万笔；核心接口可用性99.95%',
  ],
  ['处理18,000笔，两年不停机', '处理18,000笔，两年不停机'],
  ['成果：成本下降（四成）！', '成果：成本下降（四成）！'],
  ['作者写半角,也照样', '作者写半角,也照样'],
  ['Ran a team of 12, in (two) cities', 'Ran a team of 12, in (two) cities'],
])('%s reads as it was written', (written, told) => {
  expect(withOwnMarks(normaliseLine(written), written)).toBe(told)
})
