import { css } from 'lit';

/**
 * The colours of regions, for the page, in each theme: `--rg-k` is the tint of region k, 0-based, `--rg-kp` is the ink
 * of its texture, and `--rg-edge` is the line between regions. The light tints differ in lightness as well as in hue, so
 * that colour-blind players can tell them apart; the dark ones are about equally light, 0.42 to 0.5 in OKLCH, and the
 * tints that neighbours get are far apart for them too. Textures differ in any case.
 */
export const regionTokens = css`
  :root,
  [data-theme='light'] {
    --rg-edge: #0e2c27;
    --rg-0: #e2f4d0;
    --rg-0p: #c8dcb4;
    --rg-1: #ffe8a3;
    --rg-1p: #e9cf7f;
    --rg-2: #f0a794;
    --rg-2p: #dd8c77;
    --rg-3: #c9e9ff;
    --rg-3p: #add1ea;
    --rg-4: #d1bde2;
    --rg-4p: #bba4cd;
    --rg-5: #d9dad5;
    --rg-5p: #c1c2bc;
    --rg-6: #8cc8bc;
    --rg-6p: #6cb2a5;
    --rg-7: #f9c88f;
    --rg-7p: #e5ae6c;
    --rg-8: #91a3d8;
    --rg-8p: #788bc7;
    --rg-9: #d78cb4;
    --rg-9p: #c4709e;
    --rg-10: #b8b85e;
    --rg-10p: #a2a131;
    --rg-11: #c29a75;
    --rg-11p: #ae8257;
  }
  @media screen {
    [data-theme='dark'] {
      --rg-edge: #e2ece6;
      --rg-0: #506140;
      --rg-0p: #647654;
      --rg-1: #a53746;
      --rg-1p: #bf4f5b;
      --rg-2: #8f3f89;
      --rg-2p: #a756a1;
      --rg-3: #6151af;
      --rg-3p: #7567c7;
      --rg-4: #78586a;
      --rg-4p: #8f6e80;
      --rg-5: #0d699d;
      --rg-5p: #2d7fb4;
      --rg-6: #7e2c45;
      --rg-6p: #954159;
      --rg-7: #3a7404;
      --rg-7p: #508b28;
      --rg-8: #544663;
      --rg-8p: #685a78;
      --rg-9: #6b2c81;
      --rg-9p: #814197;
      --rg-10: #085e04;
      --rg-10p: #267321;
      --rg-11: #24479d;
      --rg-11p: #375cb4;
    }
  }
  [data-theme='light'][data-contrast='more'] {
    --rg-edge: #000000;
    --rg-0: #e8fbd5;
    --rg-0p: #7e9368;
    --rg-1: #fff2a9;
    --rg-1p: #a1841c;
    --rg-2: #fdaf9b;
    --rg-2p: #a6503a;
    --rg-3: #d1f3ff;
    --rg-3p: #628aa4;
    --rg-4: #dbc6ed;
    --rg-4p: #806793;
    --rg-5: #e3e4df;
    --rg-5p: #7f807a;
    --rg-6: #93d2c6;
    --rg-6p: #1d786b;
    --rg-7: #ffd195;
    --rg-7p: #a66b0d;
    --rg-8: #99ace4;
    --rg-8p: #445697;
    --rg-9: #e394be;
    --rg-9p: #91366c;
    --rg-10: #c2c262;
    --rg-10p: #6a6600;
    --rg-11: #cda37c;
    --rg-11p: #7c4d17;
  }
  @media screen {
    [data-theme='dark'][data-contrast='more'] {
      --rg-edge: #ffffff;
      --rg-0: #26583b;
      --rg-0p: #75a988;
      --rg-1: #063300;
      --rg-1p: #508145;
      --rg-2: #3c0005;
      --rg-2p: #a04d4d;
      --rg-3: #001c38;
      --rg-3p: #456b8e;
      --rg-4: #402f55;
      --rg-4p: #8c79a5;
      --rg-5: #262827;
      --rg-5p: #707271;
      --rg-6: #004740;
      --rg-6p: #55958b;
      --rg-7: #280620;
      --rg-7p: #805773;
      --rg-8: #1b2472;
      --rg-8p: #5d73c8;
      --rg-9: #7d3062;
      --rg-9p: #d580b4;
      --rg-10: #475a00;
      --rg-10p: #94ad59;
      --rg-11: #3a0355;
      --rg-11p: #8959ab;
    }
  }
`;
