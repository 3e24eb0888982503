import type { LibraryWords } from './questions.ts'

export const zhTW: LibraryWords = {
  points: {
    strings: '字串',
    arrays: '陣列',
    hashing: '雜湊表',
    stacks: '堆疊',
    sorting: '排序',
    searching: '搜尋',
    dynamic: '動態規劃',
    graphs: '圖',
    sql: 'SQL',
  },
  questions: {
    sum: {
      title: '求和',
      description: '第一行是數字的個數，第二行是以空格分隔的這些數字。請輸出它們的和；沒有數字時輸出 0。',
    },
    brackets: {
      title: '括號配對',
      description:
        '一行中只含 ( ) [ ] { }。如果每個括號都按正確的順序由同類括號閉合，輸出 true，否則輸出 false。空行視為配對。',
    },
    pair: {
      title: '兩數之和',
      description:
        '第一行是若干整數，第二行是目標值。請輸出和等於目標值的兩個數的位置，從 0 開始計數，較小的在前。答案唯一。',
    },
    words: {
      title: '詞頻統計',
      description:
        '一行中是以空格分隔的小寫單字。請輸出每個單字及其出現次數，每行一個：次數多的在前，次數相同的按字母順序。',
    },
    search: {
      title: '在有序清單中搜尋',
      description:
        '第一行是不重複的遞增整數，第二行是目標值。請輸出目標值的位置，從 0 開始計數；不存在時輸出 -1。請盡量少查看數字。',
    },
    intervals: {
      title: '合併區間',
      description: '每行是一個區間的起點和終點。請合併重疊或相接的區間，並按遞增順序輸出結果，每行一個區間。',
    },
    stairs: {
      title: '爬樓梯',
      description: '一行是階數，從 1 到 40。每次可以走一階或兩階。請輸出到達頂部的走法數。',
    },
    islands: {
      title: '島嶼數量',
      description:
        '各行組成一張地圖：1 是陸地，0 是水。以邊相鄰的陸地屬於同一座島，以角相鄰的不算。請輸出島嶼的數量。',
    },
    customers: {
      title: '沒有訂單的客戶',
      description:
        '有兩張表：customers (id, name) 和 orders (id, customer_id, amount)。請按字母順序查詢沒有訂單的客戶的姓名。',
    },
    salaries: {
      title: '各部門的最高薪資',
      description:
        '有一張表 employees (id, name, department, salary)。請查詢各部門薪資最高者的部門、姓名和薪資，先按部門、再按姓名排序。',
    },
  },
}
