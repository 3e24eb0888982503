import type zh from './zh-CN.ts'

export default {
  titles: { manual: 'Manual', copyright: 'Copyright and licenses' },
  search: 'Search the manual',
  nothing: 'Nothing found. Try another word.',
  pages: 'Pages',
  rights:
    'All rights to Bole belong to their holders. It stands on the open-source software below, with thanks to its authors.',
  count: '{{count}} packages',
  package: 'Package',
  version: 'Version',
  license: 'License',
  searchPackages: 'Search packages',
} satisfies typeof zh
