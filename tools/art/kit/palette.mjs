/** Objects with the same colours in all pictures. */
export const material = {
  ink: '#21312a',
  cream: '#fff3d6',
  linen: '#f6e2b8',
  terracotta: '#cf6148',
  brick: '#b4552d',
  amber: '#f0a93e',
  gold: '#f2b53c',
  green: '#26b27a',
  pine: '#2c8a59',
  teal: '#3aa6a4',
  indigo: '#4d6bab',
  plum: '#7d5a91',
  rose: '#e08a7a',
  wood: '#a8703f',
  bark: '#9c6b43',
  clay: '#c98458',
  leaf: '#4fae79',
  leafDeep: '#2f8d63',
  stone: '#b99a7c',
  water: '#5ec6c1',
  waterDeep: '#38a3a6',
};

/** Shade over a multicoloured form, on the side away from the light. */
export const shadow = { fill: '#4b2e52', opacity: 0.16 };
