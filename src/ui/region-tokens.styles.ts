import { css } from 'lit';

/**
 * The colours of regions, for the page: `--rg-k` is the tint of region k, from 0, and `--rg-kp` the ink of its
 * texture, for each theme; `--rg-edge` is the line between regions. Lightness differs as well as hue, so that
 * eyes without one kind of cone tell the tints apart too; textures differ in any case.
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
      --rg-edge: #bbd0c7;
      --rg-0: #3a6848;
      --rg-0p: #4f845f;
      --rg-1: #55420a;
      --rg-1p: #705a1f;
      --rg-2: #5c2418;
      --rg-2p: #7b3a2c;
      --rg-3: #08294a;
      --rg-3p: #1d4167;
      --rg-4: #4e3e65;
      --rg-4p: #685683;
      --rg-5: #333736;
      --rg-5p: #4a4f4e;
      --rg-6: #16584d;
      --rg-6p: #2c7366;
      --rg-7: #75481a;
      --rg-7p: #94602d;
      --rg-8: #2a3384;
      --rg-8p: #3e4ba8;
      --rg-9: #8d3f6c;
      --rg-9p: #ae5588;
      --rg-10: #6b6a1a;
      --rg-10p: #86852d;
      --rg-11: #2c1e14;
      --rg-11p: #443428;
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
      --rg-0: #275737;
      --rg-0p: #70a980;
      --rg-1: #453200;
      --rg-1p: #957d40;
      --rg-2: #4c1206;
      --rg-2p: #a65e4e;
      --rg-3: #001a3c;
      --rg-3p: #456c97;
      --rg-4: #3e2e55;
      --rg-4p: #8b78a9;
      --rg-5: #242827;
      --rg-5p: #6e7472;
      --rg-6: #00483d;
      --rg-6p: #4f998a;
      --rg-7: #653700;
      --rg-7p: #bc834d;
      --rg-8: #1d1f75;
      --rg-8p: #5c6ed4;
      --rg-9: #7c2b5c;
      --rg-9p: #d977ae;
      --rg-10: #5b5900;
      --rg-10p: #aeae52;
      --rg-11: #25170d;
      --rg-11p: #786557;
    }
  }
`;
