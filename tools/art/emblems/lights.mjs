/**
 * The light in which an emblem shows its object: the air from top to horizon, and the ground.
 * @typedef {{ air: readonly [string, string], ground: string }} Light
 */

/** @satisfies {Readonly<Record<string, Light>>} */
export const lights = {
  day: { air: ['#9fd6d3', '#fdeec9'], ground: '#e6bd7e' },
  meadow: { air: ['#9fd6d3', '#f4f3cc'], ground: '#8fbf78' },
  dawn: { air: ['#f3b9a0', '#fdeac2'], ground: '#e6bd7e' },
  hearth: { air: ['#f0c08e', '#fdefd2'], ground: '#c98458' },
  garden: { air: ['#bfe0cf', '#f6efcf'], ground: '#b98a5c' },
  sea: { air: ['#9fd6d3', '#e4f3ea'], ground: '#4fa3b5' },
  indoors: { air: ['#e9c9d3', '#fbe9d8'], ground: '#c9a27d' },
  frost: { air: ['#b5d3ea', '#f4efec'], ground: '#c9d0dc' },
  night: { air: ['#35457f', '#7f86c0'], ground: '#4b568f' },
};
