import type zh from './zh-CN.ts'

const texts: typeof zh = {
  mark: 'Oculto para a sua função',
  why: 'O administrador ocultou isto para a sua função. Fale com ele se precisar.',
}

export default texts
