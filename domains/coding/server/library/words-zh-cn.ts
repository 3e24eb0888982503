import type { LibraryWords } from './questions.ts'

export const zhCN: LibraryWords = {
  points: {
    strings: '字符串',
    arrays: '数组',
    hashing: '哈希表',
    stacks: '栈',
    sorting: '排序',
    searching: '查找',
    dynamic: '动态规划',
    graphs: '图',
    sql: 'SQL',
  },
  questions: {
    sum: {
      title: '求和',
      description: '第一行是数字的个数，第二行是以空格分隔的这些数字。请输出它们的和；没有数字时输出 0。',
    },
    brackets: {
      title: '括号匹配',
      description:
        '一行中只含 ( ) [ ] { }。如果每个括号都按正确的顺序由同类括号闭合，输出 true，否则输出 false。空行视为匹配。',
    },
    pair: {
      title: '两数之和',
      description:
        '第一行是若干整数，第二行是目标值。请输出和等于目标值的两个数的位置，从 0 开始计数，较小的在前。答案唯一。',
    },
    words: {
      title: '词频统计',
      description:
        '一行中是以空格分隔的小写单词。请输出每个单词及其出现次数，每行一个：次数多的在前，次数相同的按字母顺序。',
    },
    search: {
      title: '在有序列表中查找',
      description:
        '第一行是不重复的升序整数，第二行是目标值。请输出目标值的位置，从 0 开始计数；不存在时输出 -1。请尽量少查看数字。',
    },
    intervals: {
      title: '合并区间',
      description: '每行是一个区间的起点和终点。请合并重叠或相接的区间，并按升序输出结果，每行一个区间。',
    },
    stairs: {
      title: '爬楼梯',
      description: '一行是台阶数，从 1 到 40。每次可以走一级或两级。请输出到达顶部的走法数。',
    },
    islands: {
      title: '岛屿数量',
      description:
        '各行组成一张地图：1 是陆地，0 是水。以边相邻的陆地属于同一座岛，以角相邻的不算。请输出岛屿的数量。',
    },
    customers: {
      title: '没有订单的客户',
      description:
        '有两张表：customers (id, name) 和 orders (id, customer_id, amount)。请按字母顺序查询没有订单的客户的姓名。',
    },
    salaries: {
      title: '各部门的最高薪资',
      description:
        '有一张表 employees (id, name, department, salary)。请查询各部门薪资最高者的部门、姓名和薪资，先按部门、再按姓名排序。',
    },
  },
}
