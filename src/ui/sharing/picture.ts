/** The width and height of a picture, and the margin around the drawing, in pixels. */
const SIDE = 1080;
const MARGIN = 72;

/** The room for the line below the drawing, and the height of its letters, in pixels. */
const LINE_ROOM = 72;
const LINE_HEIGHT = 40;

/**
 * Makes a PNG of a drawing on the page, for sharing: on a plain background, with a line below it that needs no
 * translation, such as a code. It draws shape by shape, because the Content-Security-Policy forbids a picture made of
 * the SVG's text. It supports the shapes of the game's drawings: paths, circles, rectangles.
 * @param drawing An SVG in the document, so that its colours are those of the theme.
 * @param name The name of the file.
 * @throws {Error} If the browser makes no picture.
 */
export function pictureOf(drawing: SVGSVGElement, line: string, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d')!;
  const tokens = getComputedStyle(document.documentElement);
  context.fillStyle = tokens.getPropertyValue('--paper');
  context.fillRect(0, 0, SIDE, SIDE);
  context.fillStyle = tokens.getPropertyValue('--ink');
  context.font = `500 ${LINE_HEIGHT}px ${tokens.getPropertyValue('--font-mono')}`;
  context.textAlign = 'center';
  context.fillText(line, SIDE / 2, SIDE - MARGIN, SIDE - 2 * MARGIN);

  const side = SIDE - 2 * MARGIN - LINE_ROOM;
  const onPage = drawing.getBoundingClientRect();
  const scale = side / Math.max(onPage.width, onPage.height);
  const toPicture = new DOMMatrix()
    .translate((SIDE - scale * onPage.width) / 2, MARGIN)
    .scale(scale);
  for (const shape of drawing.querySelectorAll<SVGGraphicsElement>('path, circle, rect')) {
    draw(context, shape, toPicture);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], name, { type: blob.type }));
      else reject(new Error('The browser made no picture.'));
    }, 'image/png'),
  );
}

function draw(
  context: CanvasRenderingContext2D,
  shape: SVGGraphicsElement,
  toPicture: DOMMatrix,
): void {
  const style = getComputedStyle(shape);
  const path = pathOf(shape);
  context.setTransform(toPicture.multiply(shape.getCTM()!));
  context.globalAlpha = Number(style.opacity);
  if (style.fill !== 'none') {
    context.fillStyle = style.fill;
    context.fill(path);
  }
  if (style.stroke !== 'none') {
    context.strokeStyle = style.stroke;
    context.lineWidth = parseFloat(style.strokeWidth);
    context.lineCap = style.strokeLinecap as CanvasLineCap;
    context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
    context.stroke(path);
  }
}

function pathOf(shape: SVGGraphicsElement): Path2D {
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute('d')!);
  const path = new Path2D();
  if (shape instanceof SVGCircleElement) {
    path.arc(shape.cx.baseVal.value, shape.cy.baseVal.value, shape.r.baseVal.value, 0, 2 * Math.PI);
  } else if (shape instanceof SVGRectElement) {
    const { x, y, width, height, rx } = shape;
    path.roundRect(
      x.baseVal.value,
      y.baseVal.value,
      width.baseVal.value,
      height.baseVal.value,
      rx.baseVal.value,
    );
  }
  return path;
}
