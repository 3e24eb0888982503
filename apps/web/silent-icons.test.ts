import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { silenced } from './silent-icons.ts'

test.each(['AntdIcon', 'AntdIconLight'])('icons made by %s say no English names any more', (module) => {
  const path = `node_modules/@ant-design/icons/es/components/${module}.js`
  const code = silenced(readFileSync(path, 'utf8'))
  expect(code).not.toContain('icon.name,\n  }, restProps')
  expect(code).not.toMatch(/"aria-label": icon\.name/)
  expect(code).toContain('"aria-hidden": true')
})

test('a library that names them otherwise is noticed', () => {
  expect(() => silenced('export default 1')).toThrow(/in another way/)
})
