"""Compiles documents: reads a JSON array of jobs from standard input, prints for each whether its PDF was written.

A job has `out` and either `template` and `sheet`, for a template of this folder, or `rendercv`, the input of RenderCV."""

import json
import pathlib
import sys

import rendercv_fonts
import typst

here = pathlib.Path(__file__).parent
# The same bytes on every day.
settled = 1767225600

fonts = [str(path) for path in rendercv_fonts.paths_to_font_folders]


def from_template(job: dict) -> None:
    typst.compile(
        str(here / f"{job['template']}.typ"),
        output=job["out"],
        root=str(here),
        font_paths=fonts,
        timestamp=settled,
        sys_inputs={"sheet": json.dumps(job["sheet"], ensure_ascii=False)},
    )


def from_rendercv(job: dict) -> None:
    from rendercv import api

    source = api.create_contents_of_a_typst_file_from_a_python_dictionary(job["rendercv"])
    if not isinstance(source, str):
        raise ValueError(source)
    path = pathlib.Path(job["out"]).with_suffix(".typ")
    path.write_text(source, encoding="utf8")
    try:
        typst.compile(str(path), output=job["out"], font_paths=fonts, package_path=str(here / "packages"), timestamp=settled)
    finally:
        path.unlink()


results = []
for job in json.load(sys.stdin):
    try:
        from_rendercv(job) if "rendercv" in job else from_template(job)
        results.append(True)
    except Exception as error:
        print(f"{job['out']}: {str(error)[:400]}", file=sys.stderr)
        results.append(False)
print(json.dumps(results))
