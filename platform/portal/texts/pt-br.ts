import type { FrameTexts } from './zh-cn.ts'

export const texts: FrameTexts = {
  skip: 'Ir para o conteúdo',
  language: 'Idioma',
  loading: 'Carregando…',
  retry: 'Tentar de novo',
  offline: 'Sem conexão. Verifique a rede e tente de novo.',
  failed: 'O serviço está indisponível no momento. Tente de novo em instantes.',
  not_found_title: 'Página não encontrada',
  not_found:
    'Esta página pode ter saído do ar ou o link está incompleto. Verifique se copiou o link inteiro.',
  page_failed: 'Algo deu errado nesta página.',
  reload: 'Recarregar',
}
