CREATE VIEW "public"."category_path" AS (
  select category.id as category_id, up.id as ancestor_id, up.code as ancestor_code, up.distance
  from category cross join lateral (
    with recursive up as (
      select category.id, category.parent_id, category.code, 0 as distance
      union all
      select parent.id, parent.parent_id, parent.code, up.distance + 1
      from up join category as parent on parent.id = up.parent_id
    )
    select * from up
  ) as up);