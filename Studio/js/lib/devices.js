/**
 * Sizes of live views: Apple's devices by what they show, in points, upright. Devices that show the
 * same are one.
 */
export const devices = Object.freeze([
  { id: "phone-se", family: "iPhone", name: "iPhone SE", width: 375, height: 667 },
  { id: "phone-mini", family: "iPhone", name: "iPhone mini", width: 375, height: 812 },
  { id: "phone", family: "iPhone", name: "iPhone", width: 393, height: 852 },
  { id: "phone-plus", family: "iPhone", name: "iPhone Plus", width: 430, height: 932 },
  { id: "phone-pro", family: "iPhone", name: "iPhone Pro", width: 402, height: 874 },
  { id: "phone-max", family: "iPhone", name: "iPhone Pro Max", width: 440, height: 956 },
  { id: "pad-mini", family: "iPad", name: "iPad mini", width: 744, height: 1133 },
  { id: "pad", family: "iPad", name: "iPad", width: 820, height: 1180 },
  { id: "pad-11", family: "iPad", name: "iPad Pro 11″", width: 834, height: 1210 },
  { id: "pad-13", family: "iPad", name: "iPad Pro 13″", width: 1032, height: 1376 },
].map(Object.freeze));

/** The device that shows a size, if one does. */
export function deviceOf(size) {
  return size === null ? null
    : devices.find(({ width, height }) => width === size.width && height === size.height) ?? null;
}

/** What a person may choose himself. */
export const sizeBounds = Object.freeze({ least: 16, most: 4096 });
