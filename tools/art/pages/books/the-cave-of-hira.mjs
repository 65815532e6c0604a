import * as hira from '../props/hira.mjs';
import { at } from '../scene.mjs';
import * as v from '../vocabulary.mjs';

const { dawn, morning, noon, dusk, night, lamplight } = v.hours;

/** @type {import('../scene.mjs').BookScenes} */
export const theCaveOfHira = {
  1: {
    hour: night,
    aloft: [v.stars('above the sleeping town', 56, 190)],
    land: hira.caveSlope,
    things: [at(86, 344, 1, v.dryTuft), at(440, 348, 0.8, v.stones), at(150, 352, 0.7, v.stones)],
  },
  2: {
    hour: night,
    aloft: [v.milkyWay, v.stars('better than a thousand months', 96, 210)],
    land: v.valley,
    things: [
      at(206, 240, 0.5, v.smallHouse),
      at(250, 246, 0.56, v.smallHouse),
      at(300, 240, 0.5, v.smallHouse),
      at(160, 250, 0.46, v.smallHouse),
      at(84, 322, 0.7, v.tallRock),
      at(424, 340, 0.7, v.roundStone),
    ],
  },
  3: {
    hour: night,
    aloft: [v.stars('a word in the dark', 70, 240)],
    land: hira.caveInside,
    things: [
      at(210, 316, 1.5, v.blueRug),
      at(372, 322, 0.8, v.waterskin),
      at(86, 322, 0.8, v.redBundle),
      at(128, 338, 0.8, v.loaf),
    ],
  },
  4: {
    hour: lamplight,
    land: hira.nearBoard,
    things: [at(206, 282, 2.1, hira.pageWithFreeLine)],
    lights: [at(80, 150, 1.5, v.oilLamp)],
  },
  6: {
    hour: lamplight,
    land: hira.nicheWall,
    things: [
      at(250, 322, 2.5, v.blueRug),
      at(250, 316, 1.5, hira.foldedBlanket),
      at(92, 316, 1.1, v.jar),
      at(404, 336, 1, v.cup),
    ],
    lights: [at(212, 156, 1.1, v.oilLamp)],
  },
  7: {
    hour: morning,
    land: v.room,
    things: [
      at(206, 324, 2.2, v.rug),
      at(170, 310, 1.3, v.oldBooks),
      at(290, 322, 1, v.scroll),
      at(250, 346, 0.9, hira.reed),
      at(414, 250, 0.84, hira.walkingStick),
      at(72, 330, 1, v.greenCushion),
    ],
  },
  8: {
    hour: dusk,
    aloft: [v.stars('the namus', 34, 110)],
    land: v.pass,
    things: [
      at(128, 322, 1.1, hira.sandalPair, -24),
      at(404, 344, 0.9, v.thornTree),
      at(50, 346, 0.7, v.stones),
    ],
    lights: [at(284, 232, 0.44, v.fireplace)],
  },
  9: {
    hour: noon,
    land: v.wall,
    things: [
      at(140, 284, 0.92, v.closedDoor),
      at(318, 318, 1.25, v.hangingSkin),
      at(318, 346, 0.8, hira.fallingDrop),
      at(66, 338, 0.9, v.sparrow),
      at(420, 330, 0.8, v.jar),
    ],
  },
  10: {
    hour: dawn,
    land: v.lane,
    things: [
      at(90, 282, 0.78, v.openDoor),
      at(150, 300, 0.7, v.sandals),
      at(372, 330, 0.9, v.jar),
      at(262, 330, 0.8, v.pigeon),
      at(300, 342, -0.8, v.pigeon),
    ],
  },
};
