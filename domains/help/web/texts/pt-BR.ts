import type zh from './zh-CN.ts'

export default {
  titles: { manual: 'Manual', copyright: 'Direitos autorais e licenças' },
  search: 'Buscar no manual',
  nothing: 'Nada encontrado. Tente outra palavra.',
  pages: 'Páginas',
  rights:
    'Todos os direitos sobre o Bole pertencem a seus titulares. Ele se apoia nos softwares de código aberto abaixo, com agradecimento a seus autores.',
  count: '{{count}} pacotes',
  package: 'Pacote',
  version: 'Versão',
  license: 'Licença',
  searchPackages: 'Buscar pacotes',
} satisfies typeof zh
