import type { LibraryWords } from './questions.ts'

export const ptBR: LibraryWords = {
  points: {
    strings: 'Textos',
    arrays: 'Vetores',
    hashing: 'Tabelas de hash',
    stacks: 'Pilhas',
    sorting: 'Ordenação',
    searching: 'Busca',
    dynamic: 'Programação dinâmica',
    graphs: 'Grafos',
    sql: 'SQL',
  },
  questions: {
    sum: {
      title: 'Soma de números',
      description:
        'A primeira linha diz quantos números vêm a seguir; a segunda traz os números, separados por espaços. Imprima a soma. Sem nenhum número, a soma é 0.',
    },
    brackets: {
      title: 'Parênteses correspondentes',
      description:
        'Uma linha tem apenas os sinais ( ) [ ] { }. Imprima true se cada um for fechado por outro do mesmo tipo na ordem certa; senão, false. Uma linha vazia está correta.',
    },
    pair: {
      title: 'Dois números com a soma dada',
      description:
        'A primeira linha tem números inteiros; a segunda, um alvo. Imprima as duas posições, contadas a partir de 0 e a menor primeiro, cujos números somam o alvo. Há exatamente um par assim.',
    },
    words: {
      title: 'Contar as palavras',
      description:
        'Uma linha tem palavras em minúsculas, separadas por espaços. Imprima cada palavra uma vez com quantas vezes aparece, uma por linha: a mais frequente primeiro e, em caso de empate, em ordem alfabética.',
    },
    search: {
      title: 'Encontrar um número em uma lista ordenada',
      description:
        'A primeira linha tem números inteiros em ordem crescente e sem repetição; a segunda, um alvo. Imprima a posição do alvo, contada a partir de 0, ou -1 se ele não estiver na lista. Examine o mínimo de números.',
    },
    intervals: {
      title: 'Unir intervalos',
      description:
        'Cada linha tem o início e o fim de um intervalo. Una os intervalos que se sobrepõem ou se tocam e imprima o resultado em ordem crescente, um por linha.',
    },
    stairs: {
      title: 'Maneiras de subir a escada',
      description:
        'Uma linha tem o número de degraus, de 1 a 40. Você sobe um ou dois degraus por vez. Imprima de quantas maneiras se chega ao topo.',
    },
    islands: {
      title: 'Contar as ilhas',
      description:
        'As linhas desenham um mapa: 1 é terra, 0 é água. Terras que se tocam por um lado, e não por um canto, são uma ilha. Imprima o número de ilhas.',
    },
    customers: {
      title: 'Clientes sem pedidos',
      description:
        'Há as tabelas customers (id, name) e orders (id, customer_id, amount). Selecione os nomes dos clientes que não têm pedido, em ordem alfabética.',
    },
    salaries: {
      title: 'Maior salário de cada departamento',
      description:
        'Há uma tabela employees (id, name, department, salary). Selecione departamento, nome e salário de quem ganha mais em seu departamento, por departamento e depois por nome.',
    },
  },
}
